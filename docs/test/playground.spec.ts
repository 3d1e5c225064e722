import AxeBuilder from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'
import { test } from '../../tooling/silent-console'
import { frameworks } from '../src/frameworks.mjs'
import { type Control, controls, type State } from '../src/playground/controls'
import { contrastsOf } from './contrast'
import { overflowing } from './overflowing'

const path = 'start/playground/'
const result = (page: Page) => page.locator('.playground-result')
const code = (page: Page) => page.locator('[data-framework]:visible pre')
const control = (page: Page, name: keyof State) => page.locator(`[name=${name}]`)

/** A value that makes a visible difference, after opening the page with this query. */
const changes: Record<keyof State, { value: string; query?: string }> = {
  count: { value: '30' },
  totalPages: { value: '4', query: 'count=' },
  minCount: { value: '500', query: 'count=' },
  hasNextPage: { value: 'true', query: 'count=' },
  maxPage: { value: '5' },
  siblingCount: { value: '3', query: 'page=10' },
  boundaryCount: { value: '2', query: 'page=10' },
  type: { value: 'link' },
  busy: { value: 'true' },
  disabled: { value: 'true' },
  dir: { value: 'rtl' },
  page: { value: '10' },
  pageSize: { value: '50' },
  controlled: { value: 'true' },
  list: { value: 'FitList' },
  ellipsisTrigger: { value: 'true' },
  language: { value: 'de' },
  firstTrigger: { value: 'true' },
  lastTrigger: { value: 'true' },
  status: { value: 'true' },
  pageSizeSelect: { value: 'true' },
  pageInput: { value: 'true' },
}

for (const [name, { value, query = '' }] of Object.entries(changes) as [keyof State, (typeof changes)[keyof State]][]) {
  test(`${name} changes result, code and URL, and reloading restores it`, async ({ page }) => {
    await page.goto(`${path}?${query}`)
    await expect(result(page).locator('[data-part=item]').or(result(page).locator('nav')).first()).toBeVisible()
    const before = { result: await result(page).innerHTML(), code: await code(page).textContent() }
    const field = control(page, name)
    const { kind }: Control = controls[name]
    if (kind === 'flag') await field.check()
    else if (kind === 'choice') await field.selectOption(value)
    else await field.fill(value)

    // Who keeps the page isn't visible.
    if (name !== 'controlled') await expect.poll(() => result(page).innerHTML()).not.toBe(before.result)
    await expect(code(page)).not.toHaveText(before.code ?? '')
    await expect.poll(() => new URL(page.url()).searchParams.get(name)).toBe(value)
    // Translations are loaded when they are chosen.
    if (name === 'language') await expect(result(page).locator('nav')).toHaveAttribute('aria-label', 'Seitennavigation')

    const after = { result: await result(page).innerHTML(), code: (await code(page).textContent()) ?? '' }
    await page.reload()
    await expect.poll(() => result(page).innerHTML()).toBe(after.result)
    await expect(code(page)).toHaveText(after.code)
    await page.getByRole('button', { name: 'Reset all' }).click()
    await expect.poll(() => new URL(page.url()).search).toBe('')
  })
}

test('using the pagination changes form and URL, and is logged with the reason', async ({ page }) => {
  await page.goto(`${path}?pageSizeSelect=true`)
  const log = page.locator('.playground-log li')
  await expect(log).toHaveCount(0)
  await result(page).getByRole('button', { name: 'next page' }).click()
  await expect(log.first()).toHaveText("onPaginationChange({ page: 2, pageSize: 10, reason: 'next-trigger' })")
  await expect(control(page, 'page')).toHaveValue('2')
  await result(page).getByRole('combobox').selectOption('50')
  await expect(log.first()).toContainText("pageSize: 50, reason: 'page-size-select'")
  await expect(page).toHaveURL(/pageSize=50/)
  await control(page, 'page').fill('99')
  await expect(log.first()).toHaveText('onPageOutOfRange({ page: 5, requestedPage: 99, pageSize: 50 })')
})

test('links lead to the playground with another page, without a full load', async ({ page }) => {
  await page.goto(`${path}?type=link&count=95`)
  await page.evaluate(() => Object.assign(window, { isSame: true }))
  const link = result(page).getByRole('link', { name: 'page 3', exact: true })
  await expect(link).toHaveAttribute('href', /\?type=link&count=95&page=3$/)
  await link.click()
  await expect(page).toHaveURL(/page=3/)
  await expect(result(page).getByRole('link', { name: 'page 3', exact: true })).toHaveAttribute('aria-current', 'page')
  expect(await page.evaluate(() => 'isSame' in window)).toBe(true)
})

test('Back and Forward return to the pages that links have opened, and then leave the playground', async ({ page }) => {
  const current = result(page).locator('[aria-current=page]')
  await page.goto('')
  await page.goto(`${path}?type=link&count=95`)
  // The entry before the link keeps this change, although it is written a moment later.
  await control(page, 'count').fill('85')
  await result(page).getByRole('link', { name: 'page 3', exact: true }).click()
  await expect(page).toHaveURL(/count=85&page=3$/)
  await result(page).getByRole('link', { name: 'next page' }).click()
  await expect(page).toHaveURL(/count=85&page=4$/)
  await page.goBack()
  await expect(current).toHaveText('3')
  await expect(control(page, 'page')).toHaveValue('3')
  await page.goBack()
  await expect(current).toHaveText('1')
  await expect(control(page, 'count')).toHaveValue('85')
  await page.goForward()
  await expect(current).toHaveText('3')
  for (let entry = 0; entry < 2; entry++) await page.goBack()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Every page in its place')
})

for (const { name, text, problem, valid } of [
  { name: 'count', text: '-5', problem: 'Enter a whole number of 0 or more. Until then, 250 is used.', valid: '5' },
  { name: 'pageSize', text: '0', problem: 'Enter a whole number of 1 or more. Until then, 10 is used.', valid: '20' },
  {
    name: 'siblingCount',
    text: '1.5',
    problem: 'Enter a whole number from 0 to 10. Until then, 1 is used.',
    valid: '',
  },
  {
    name: 'maxPage',
    text: '1e999',
    problem: 'Enter a whole number of 1 or more. Until then, it is not set.',
    valid: '',
  },
] as const) {
  test(`${text} in ${name} is marked as invalid until it is corrected`, async ({ page }) => {
    await page.goto(path)
    const field = control(page, name)
    await expect(field).not.toHaveAttribute('aria-invalid')
    const border = () => field.evaluate((element) => getComputedStyle(element).borderColor)
    const usual = await border()
    await field.fill('')
    await field.pressSequentially(text)
    await expect(field).toHaveAttribute('aria-invalid', 'true')
    await expect(field).toHaveAccessibleDescription(`${problem} ${controls[name].hint}`)
    await expect(page.getByText(problem)).toBeVisible()
    expect(await border()).not.toBe(usual)
    await page.keyboard.press('Tab')
    await result(page).getByRole('button', { name: 'next page' }).click()
    await expect(field).toHaveAttribute('aria-invalid', 'true')
    await field.fill(valid)
    await expect(field).not.toHaveAttribute('aria-invalid')
    await expect(page.getByText(problem)).toHaveCount(0)
  })
}

test('Reset and a click in the result replace an invalid number', async ({ page }) => {
  await page.goto(path)
  for (const name of ['page', 'count'] as const) {
    await control(page, name).fill('-1')
    await expect(control(page, name)).toHaveAttribute('aria-invalid', 'true')
  }
  await result(page).getByRole('button', { name: 'next page' }).click()
  await expect(control(page, 'page')).toHaveValue('2')
  await expect(control(page, 'page')).not.toHaveAttribute('aria-invalid')
  await page.getByRole('button', { name: 'Reset all' }).click()
  await expect(control(page, 'count')).toHaveValue('250')
  await expect(control(page, 'count')).not.toHaveAttribute('aria-invalid')
})

test('options that are ignored are not in the code', async ({ page }) => {
  await page.goto(`${path}?count=95&totalPages=7&minCount=5&hasNextPage=true`)
  await expect(code(page)).toContainText('count={95}')
  await expect(code(page)).not.toContainText(/totalPages|minCount|hasNextPage/)
  await control(page, 'count').fill('')
  await expect(code(page)).toContainText('totalPages={7}')
  await expect(code(page)).not.toContainText(/count=|minCount|hasNextPage/)
  await control(page, 'totalPages').fill('')
  await expect(code(page)).toContainText('minCount={5} hasNextPage')
})

test('on a phone, a link at the top leads to the code', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 800 })
  await page.goto(`${path}?maxPage=3`)
  const link = page.getByRole('link', { name: 'Code', exact: true })
  await expect(link).toBeInViewport()
  await expect(code(page)).not.toBeInViewport()
  await link.click()
  await expect(page.getByRole('heading', { name: 'Code' })).toBeInViewport()
  await expect(code(page)).toBeInViewport()
  await expect(control(page, 'maxPage')).toHaveValue('3')
})

test('the help of a control is closer to it than to the next one', async ({ page }) => {
  for (const width of [1280, 390]) {
    await page.setViewportSize({ width, height: 800 })
    await page.goto(path)
    const distances = await page.locator('.control + .control').evaluateAll((all) =>
      all.map((next) => {
        const box = (element: Element | null | undefined) => element?.getBoundingClientRect() as DOMRect
        const before = next.previousElementSibling
        const hint = box(before?.querySelector('.hint'))
        const own = hint.top - box(before?.querySelector('label')).bottom
        return { own, next: box(next.querySelector('label')).top - hint.bottom }
      }),
    )
    for (const { own, next } of distances) expect(next).toBeGreaterThan(own + 8)
  }
})

test('the switch changes the code, which can be copied', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.goto(`${path}?count=95&framework=vue`)
  await expect(code(page)).toContainText(':count="95"')
  for (const { title } of frameworks) {
    await page.getByRole('radio', { name: title }).check()
    await expect(code(page)).toContainText('95')
    await expect(code(page).locator('span[style]').first()).toBeVisible()
    await page.getByTitle('Copy to clipboard').and(page.locator(':visible')).click()
    const copied = await page.evaluate(() => navigator.clipboard.readText())
    expect(copied.split('\n').join('')).toBe((await code(page).textContent())?.split('\n').join(''))
  }
  await expect(page).toHaveURL(/count=95&framework=vanilla$/)
})

test('a URL that makes no sense shows the start', async ({ page }) => {
  await page.goto(path)
  await expect(result(page).locator('nav')).toBeVisible()
  const start = await result(page).innerHTML()
  await page.goto(
    `${path}?count=abc&page=-1&pageSize=1e9&siblingCount=999&type=toString&language=__proto__&busy=maybe&list=%E0%A4&dir[]=rtl&maxPage=0`,
  )
  await expect.poll(() => result(page).innerHTML()).toBe(start)
})

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(colorScheme, () => {
    test.use({ colorScheme })

    test('the current page stands out, and its number and disabled controls are readable', async ({ page }) => {
      await page.goto(path)
      const { background, text } = await contrastsOf(result(page).locator('[aria-current=page]'))
      expect(background).toBeGreaterThanOrEqual(3)
      expect(text).toBeGreaterThanOrEqual(4.5)
      const muted = result(page).locator('[data-part=prev-trigger]')
      await expect(muted).toHaveAttribute('data-disabled')
      await muted.evaluate((element) => {
        element.style.transition = 'none'
        element.style.background = getComputedStyle(document.body).backgroundColor
      })
      expect((await contrastsOf(muted)).text).toBeGreaterThanOrEqual(4.5)
    })

    test('everything together passes axe and fits 320 px', async ({ page }) => {
      const { controlled: _, ...rest } = changes
      const everything = Object.entries(rest).map(([name, { value }]) => [name, value])
      const query = new URLSearchParams({ ...Object.fromEntries(everything), disabled: 'false' })
      await page.goto(`${path}?${query}`)
      await expect(result(page).locator('nav')).toHaveAttribute('aria-label', 'Seitennavigation')
      await expect(result(page).locator('label').first()).toContainText('Einträge pro Seite')
      await result(page).locator('[data-part=prev-trigger]').click()
      await expect(code(page).locator('span[style]').first()).toBeVisible()
      const { violations } = await new AxeBuilder({ page }).include('main').analyze()
      expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join('\n')}`)).toEqual([])
      await page.setViewportSize({ width: 320, height: 640 })
      expect(await page.locator('main').evaluate(overflowing)).toEqual([])
    })
  })
}
