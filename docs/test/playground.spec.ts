import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import AxeBuilder from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'
import { frameworks } from '../../tooling/frameworks.mjs'
import { test } from '../../tooling/silent-console'
import { generate } from '../src/playground/code/generate'
import { type Control, controlNames, controls, type State } from '../src/playground/controls'
import { languages } from '../src/playground/languages'
import { stateOf } from '../src/playground/state'
import { overflowing } from './site'

const path = 'start/playground/'
const result = (page: Page) => page.locator('.playground-result')
/** The elements in the result. The order of attributes differs between a new element and a changed one. */
const markup = (page: Page) =>
  result(page).evaluate((root) =>
    [...root.querySelectorAll('*')].map((element) => [
      ...[element.localName, element.textContent],
      ...[...element.attributes].map(({ name, value }) => `${name}=${value}`).sort(),
    ]),
  )
const code = (page: Page) => page.locator('[data-framework]:visible pre')
const control = (page: Page, name: keyof State) => page.locator(`[name=${name}]`)

const shown = async (page: Page) => ({ result: await markup(page), code: await code(page).textContent() })

/** What a control is changed to. */
const otherOf = (name: keyof State) => othersOf(controls[name]).find(Boolean) as string

/** A query without which the change wouldn't be visible. */
function queryOf(name: keyof State) {
  const { group } = controls[name]
  if (group === 'Total' && name !== 'count' && name !== 'maxPage') return 'count='
  return group === 'List' ? 'page=10' : ''
}

for (const name of controlNames) {
  test(`${name} changes result, code and URL, and reloading restores it`, async ({ page }) => {
    const value = otherOf(name)
    await page.goto(`${path}?${queryOf(name)}`)
    await expect(result(page).locator('nav')).toBeVisible()
    const before = await shown(page)
    const { kind }: Control = controls[name]
    if (kind === 'flag') await control(page, name).setChecked(value === 'true')
    else if (kind === 'choice') await control(page, name).selectOption(value)
    else await control(page, name).fill(value)

    // Who keeps the page isn't visible.
    if (name !== 'controlled') await expect.poll(() => markup(page)).not.toEqual(before.result)
    await expect(code(page)).not.toHaveText(before.code ?? '')
    await expect.poll(() => new URL(page.url()).searchParams.get(name)).toBe(value)
    // Translations are loaded when they are chosen.
    if (name === 'language') await expect(result(page).locator('nav')).not.toHaveAttribute('aria-label', 'pagination')

    const after = await shown(page)
    await page.reload()
    await expect.poll(() => shown(page)).toEqual(after)
    await page.getByRole('button', { name: 'Reset all' }).click()
    await expect.poll(() => new URL(page.url()).search).toBe('')
  })
}

test('using the pagination changes form and URL, and is logged with the reason', async ({ page }) => {
  await page.goto(path)
  const log = page.locator('.playground-log li')
  await result(page).getByRole('button', { name: 'next page' }).click()
  await expect(log.first()).toHaveText("onPaginationChange({ page: 2, pageSize: 10, reason: 'next-trigger' })")
  await expect(control(page, 'page')).toHaveValue('2')
  await expect(page).toHaveURL(/page=2/)
  await control(page, 'page').fill('99')
  await expect(log.first()).toHaveText('onPageOutOfRange({ page: 25, requestedPage: 99, pageSize: 10 })')
})

test('Back and Forward return to the pages that links have opened, without a full load', async ({ page }) => {
  await page.goto(`${path}?type=link&count=95`)
  await page.evaluate(() => Object.assign(window, { isSame: true }))
  await result(page).getByRole('link', { name: 'page 3', exact: true }).click()
  await expect(page).toHaveURL(/count=95&page=3$/)
  await page.goBack()
  await expect(result(page).locator('[aria-current=page]')).toHaveText('1')
  await page.goForward()
  await expect(result(page).locator('[aria-current=page]')).toHaveText('3')
  expect(await page.evaluate(() => 'isSame' in window)).toBe(true)
})

test('an invalid number is marked until it is corrected', async ({ page }) => {
  await page.goto(path)
  await control(page, 'siblingCount').fill('1.5')
  await expect(control(page, 'siblingCount')).toHaveAttribute('aria-invalid', 'true')
  await expect(page.getByText('Enter a whole number from 0 to 10. Until then, 1 is used.')).toBeVisible()
  await control(page, 'siblingCount').fill('2')
  await expect(control(page, 'siblingCount')).not.toHaveAttribute('aria-invalid')
})

test('a URL that makes no sense shows the start', async ({ page }) => {
  await page.goto(path)
  await expect(result(page).locator('nav')).toBeVisible()
  const start = await markup(page)
  await page.goto(
    `${path}?count=abc&page=-1&pageSize=1e9&siblingCount=999&type=toString&language=__proto__&list=%E0%A4`,
  )
  await expect.poll(() => markup(page)).toEqual(start)
})

test('every language of @dogear/core/locales can be chosen', () => {
  const index = readFileSync(resolve(import.meta.dirname, '../../packages/core/src/locales/index.ts'), 'utf8')
  const exported = Array.from(index.matchAll(/^export const (\w+)/gm), ([, name]) => name)
  expect(Object.keys(languages)).toEqual(exported)
})

test('everything together passes axe and fits 320 px', async ({ page }) => {
  const names = controlNames.filter((name) => name !== 'controlled' && name !== 'disabled')
  await page.goto(`${path}?${new URLSearchParams(names.map((name) => [name, otherOf(name)]))}`)
  await expect(result(page).locator('nav')).not.toHaveAttribute('aria-label', 'pagination')
  const { violations } = await new AxeBuilder({ page }).include('main').analyze()
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join('\n')}`)).toEqual([])
  await page.setViewportSize({ width: 320, height: 640 })
  expect(await page.locator('main').evaluate(overflowing)).toEqual([])
})

const samples = resolve(import.meta.dirname, '../samples')

for (const { name, extension, checkTypes } of frameworks) {
  test(`the code for ${name} has the right types, whatever is chosen`, () => {
    // In docs/samples, where the packages resolve.
    const folder = mkdtempSync(join(samples, 'playground-'))
    writeFileSync(join(folder, 'tsconfig.json'), `{ "extends": "../${name}/tsconfig.json", "include": ["."] }`)
    const codes = [...new Set(states().map((state) => generate(name, state)))]
    expect(codes.length).toBeGreaterThan(40)
    for (const [index, code] of codes.entries()) writeFileSync(join(folder, `pages-${index}${extension}`), `${code}\n`)
    const [command = '', ...args] = checkTypes.split(' ')
    const config = join(folder, 'tsconfig.json')
    execFileSync(join(samples, 'node_modules/.bin', command), [...args, config], { cwd: samples })
    rmSync(folder, { recursive: true })
  })
}

/** Every value of every control, alone and beside everything else, wherever the page is kept. */
function states(): State[] {
  const alone = controlNames.flatMap((name) => othersOf(controls[name]).map((value) => ({ [name]: value })))
  const all = Object.assign({}, ...alone, { type: 'button', controlled: 'false' })
  const changes = [{}, { controlled: 'true' }, { type: 'link' }].flatMap((keeper) => [
    keeper,
    { ...keeper, pageSizeSelect: 'true', pageSize: '20' },
    { ...all, ...keeper },
    { ...all, ...keeper, pageSizeSelect: 'false' },
  ])
  return [...alone, ...changes].map((change: Record<string, string>) => stateOf((name) => change[name] ?? null))
}

/** Values of a control as text, without the initial one. */
function othersOf(control: Control): string[] {
  if (control.kind === 'number') return ['', '4']
  return control.kind === 'flag' ? [String(!control.initial)] : Object.keys(control.choices).slice(1)
}
