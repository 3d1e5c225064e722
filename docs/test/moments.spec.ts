import AxeBuilder from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'
import { test } from '../../tooling/silent-console'

/** Opens the home page and returns the two demos of a moment, and the line in each that shows its state. */
async function open(page: Page, title: string) {
  await page.goto('')
  const moment = page.locator('.moment').filter({ has: page.getByRole('heading', { name: title }) })
  const sides = moment.locator('.demo')
  await sides.last().scrollIntoViewIfNeeded()
  await expect(moment.locator('.state')).toHaveCount(2)
  const side = (index: number) => ({ demo: sides.nth(index), state: sides.nth(index).locator('.state') })
  return { moment, dogear: side(0), usual: side(1) }
}

/** Opens the home page with all its moments. */
async function openAll(page: Page) {
  await page.goto('')
  const moments = page.locator('.moment')
  for (const demo of await moments.locator('.demo').all()) await demo.scrollIntoViewIfNeeded()
  await expect(moments.locator('.state')).toHaveCount(8)
  return moments
}

test('Dogear follows the link that was clicked, the usual link moves first', async ({ page }) => {
  const { dogear, usual } = await open(page, 'A link leads')
  await dogear.demo.getByRole('link', { name: 'next page' }).click()
  await expect(dogear.state).toHaveText('Clicked: page 2. This tab: page 2')
  await expect(page).toHaveURL(/#dogear-page-2$/)
  await usual.demo.getByRole('link', { name: 'next page' }).click()
  await expect(usual.state).toHaveText('Clicked: page 2. This tab: page 3')
  await expect(usual.state).toHaveAttribute('data-wrong')
  await expect(page).toHaveURL(/#usual-page-3$/)
  await page.goBack()
  await page.goBack()
  for (const { state } of [dogear, usual]) {
    await expect(state).toHaveText('This tab: page 1')
    await expect(state).not.toHaveAttribute('data-wrong')
  }
})

test('with a Ctrl-click, Dogear stays in this tab, the usual link changes it too', async ({ context, page }) => {
  const { dogear, usual } = await open(page, 'A link leads')
  for (const { demo } of [dogear, usual]) {
    const tab = context.waitForEvent('page')
    await demo.getByRole('link', { name: 'next page' }).click({ modifiers: ['ControlOrMeta'] })
    await tab
  }
  await expect(dogear.state).toHaveText('Clicked: page 2. This tab: page 1')
  await expect(dogear.state).not.toHaveAttribute('data-wrong')
  await expect(usual.state).toHaveText('Clicked: page 2. This tab: page 2')
  await expect(usual.state).toHaveAttribute('data-wrong')
  expect(context.pages().map((tab) => new URL(tab.url()).hash)).toContain('#dogear-page-2')
})

for (const viewport of [
  { width: 1280, height: 800 },
  { width: 390, height: 700 },
]) {
  test.describe(`${viewport.width} px`, () => {
    test.use({ viewport })

    test('a link that opens in a new tab leads to its demo, which says which page it got', async ({
      context,
      page,
    }) => {
      const { dogear, usual } = await open(page, 'A link leads')
      for (const [index, { side, text }] of [
        { side: dogear, text: 'This tab: page 2' },
        { side: usual, text: 'This tab: page 3' },
      ].entries()) {
        const opened = context.waitForEvent('page')
        await side.demo.getByRole('link', { name: 'next page' }).click({ modifiers: ['ControlOrMeta'] })
        const tab = await opened
        const demo = tab.locator('.moment').first().locator('.demo').nth(index)
        await expect(demo.locator('.state')).toHaveText(text)
        await expect(demo).toBeInViewport({ ratio: 1 })
      }
    })
  })
}

test('a click on a link of a demo does not scroll the page', async ({ page }) => {
  const { dogear } = await open(page, 'A link leads')
  const before = await page.evaluate(() => scrollY)
  await dogear.demo.getByRole('link', { name: 'next page' }).click()
  await expect(page).toHaveURL(/#dogear-page-2$/)
  expect(await page.evaluate(() => scrollY)).toBe(before)
})

test('Dogear keeps focus at the end, the usual Next loses it', async ({ page }) => {
  const { dogear, usual } = await open(page, 'Focus is lost')
  for (const { demo, state } of [dogear, usual]) {
    await demo.getByRole('button', { name: 'next page' }).focus()
    await expect(state).toHaveText('Focus: next page')
    await page.keyboard.press('Enter')
    await page.keyboard.press('Enter')
    await expect(demo.locator('[aria-current]')).toHaveText('3')
    if (demo === dogear.demo) {
      await expect(state).toHaveText('Focus: last page, page 3')
      await expect(demo.locator('[aria-current]')).toBeFocused()
      await expect(state).not.toHaveAttribute('data-wrong')
    }
  }
  await expect(usual.state).toHaveText('Focus: nowhere')
  await expect(usual.state).toHaveAttribute('data-wrong')
  expect(await page.evaluate(() => document.activeElement === document.body)).toBe(true)
})

test('Dogear shows the last page that a filter leaves, the usual page is empty', async ({ page }) => {
  const { dogear, usual } = await open(page, 'Page 10 of 3')
  for (const { demo } of [dogear, usual]) await demo.getByRole('checkbox').check()
  await expect(dogear.state).toHaveText('Page 3 of 3, with 5 elements')
  await expect(usual.state).toHaveText('Page 10 of 3, with 0 elements')
  await expect(usual.state).toHaveAttribute('data-wrong')
  for (const { demo, state } of [dogear, usual]) {
    await demo.getByRole('checkbox').uncheck()
    await expect(state).toHaveText('Page 10 of 12, with 10 elements')
    await expect(state).not.toHaveAttribute('data-wrong')
  }
})

test('Dogear keeps the first element with another page size, the usual page shows others', async ({ page }) => {
  const { dogear, usual } = await open(page, 'page size')
  for (const { demo, state } of [dogear, usual]) {
    await expect(state).toHaveText('Page 5 begins with 41 Niobium')
    await demo.getByRole('combobox').selectOption('20')
  }
  await expect(dogear.state).toHaveText('Page 3 begins with 41 Niobium')
  await expect(usual.state).toHaveText('Page 5 begins with 81 Thallium')
  await expect(usual.state).toHaveAttribute('data-wrong')
})

for (const colorScheme of ['light', 'dark'] as const) {
  test(`axe finds no violations in the moments before and after their faults, ${colorScheme}`, async ({ page }) => {
    await page.emulateMedia({ colorScheme })
    const moments = await openAll(page)
    const axe = async () => (await new AxeBuilder({ page }).include('.moment').analyze()).violations
    expect(await axe()).toEqual([])
    for (const select of await moments.getByRole('combobox').all()) await select.selectOption('20')
    for (const box of await moments.getByRole('checkbox').all()) await box.check()
    await expect(moments.locator('[data-wrong]')).toHaveCount(2)
    expect(await axe()).toEqual([])
  })
}

for (const width of [1280, 390, 320]) {
  test(`the moments fit ${width} px, and their controls are 24 px or larger`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 })
    const moments = await openAll(page)
    for (const demo of await moments.locator('.demo').all()) {
      expect(await demo.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0)
      const boxes = await demo
        .locator('[data-part=item], [data-part$=trigger]')
        .evaluateAll((all) => all.map((control) => control.getBoundingClientRect().toJSON()))
      expect(new Set(boxes.map(({ top }) => top)).size).toBe(1)
      for (const box of boxes) expect(Math.min(box.width, box.height)).toBeGreaterThanOrEqual(24)
    }
  })
}

test('each figure is on the page that it links to', async ({ page }) => {
  await page.goto('')
  const figures = await page.locator('.figures > div').evaluateAll((all) =>
    all.map((figure) => ({
      numbers: figure.querySelector('dt')?.textContent?.match(/\d[\d.,]*/g) ?? [],
      href: figure.querySelector('a')?.href ?? '',
      command: figure.querySelector('code')?.textContent ?? '',
    })),
  )
  expect(figures).toHaveLength(4)
  for (const { numbers, href, command } of figures) {
    await page.goto(href)
    for (const text of [...numbers, command]) await expect(page.locator('main')).toContainText(text)
  }
})
