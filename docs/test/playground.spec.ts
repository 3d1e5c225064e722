import AxeBuilder from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'
import { test } from '../../e2e/silent-console'
import { frameworks } from '../src/frameworks.mjs'
import { type Control, controls, type State } from '../src/playground/controls'

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
      const isWide = (main: Element) => [...main.querySelectorAll('*')].some((e) => e.scrollWidth > innerWidth)
      expect(await page.locator('main').evaluate(isWide)).toBe(false)
    })
  })
}
