import { expect, type Locator, type Page } from '@playwright/test'
import type { scenes } from '../examples/shared/scenes.js'
import { test } from '../tooling/silent-console.js'

/** The viewport of a window that is 1280 x 1024 pixels large, at 400 % zoom. */
const zoomed = { width: 320, height: 256 }

test.use({ contextOptions: { reducedMotion: 'reduce' } })

// In one app, because another test asserts that all have the same markup.
let demo: Locator

async function open(page: Page, id: (typeof scenes)[number]['id']) {
  await page.goto('/react/')
  demo = page.locator(`#${id} .demo`)
}

const control = (name: string) => demo.getByLabel(name, { exact: true })
const pageInput = () => demo.getByRole('textbox', { name: 'Page', exact: true })
const pageSizeSelect = () => demo.getByRole('combobox', { name: 'Items per page', exact: true })
const status = () => demo.locator('[data-part=status]')

test('at 400 % zoom nothing scrolls sideways, and the keyboard reaches every control', async ({ page }) => {
  await page.setViewportSize(zoomed)
  await open(page, 'page-size')
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(zoomed.width)

  const select = pageSizeSelect()
  await focusBefore(select)
  await page.keyboard.press('Tab')
  await expect(select).toBeFocused()
  await expect(select).toBeInViewport({ ratio: 0.99 })
  await page.keyboard.press('2')
  await expect(status()).toHaveText('41–60 of 500')
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(zoomed.width)

  for (const item of await demo.locator('button:not(:disabled)').all()) {
    await page.keyboard.press('Tab')
    await expect(item).toBeFocused()
    await expect(item).toBeInViewport({ ratio: 0.99 })
    const box = await item.boundingBox()
    expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(24)
  }
  await expect(control('next page')).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(status()).toHaveText('61–80 of 500')
  await expect(control('next page')).toBeFocused()
})

test('at 400 % zoom the PageInput is reachable and works', async ({ page }) => {
  await page.setViewportSize(zoomed)
  await open(page, 'page-range')
  await control('last page').focus()
  await page.keyboard.press('Tab')
  await expect(pageInput()).toBeFocused()
  await expect(pageInput()).toBeInViewport({ ratio: 0.99 })
  await page.keyboard.type('7')
  await page.keyboard.press('Enter')
  await expect(status()).toHaveText('61–70 of 950')
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(zoomed.width)
})

test('a visible label is the name of a field and leads to it', async ({ page }) => {
  for (const [id, field] of [
    ['page-size', pageSizeSelect],
    ['page-range', pageInput],
  ] as const) {
    await open(page, id)
    await demo.locator('label').click({ position: { x: 2, y: 2 } })
    await expect(field()).toBeFocused()
  }
})

/** Moves the start of the tab order in front of an element. */
const focusBefore = (locator: Locator) =>
  locator.evaluate((element) => {
    const probe = document.createElement('i')
    probe.tabIndex = -1
    const root = element.closest('[data-part=root]') as Element
    root.before(probe)
    probe.focus()
    probe.remove()
  })
