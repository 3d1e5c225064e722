import { expect } from '@playwright/test'
import { test } from '../../tooling/silent-console'
import { contrastsOf } from './contrast'

test('the home page uses its whole width at 1280 px', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 })
  await page.goto('')
  const right = await page.getByRole('heading', { level: 1 }).evaluate((heading) => {
    const text = document.createRange()
    text.selectNodeContents(heading)
    return text.getBoundingClientRect().right
  })
  expect(right).toBeGreaterThan(960)
  await expect(page.locator('.demo').first()).toBeInViewport()
})

for (const width of [390, 320]) {
  test(`the home page has a menu at ${width} px, and its demo stays on one line`, async ({ page }) => {
    await page.setViewportSize({ width, height: 700 })
    await page.goto('')
    await page.getByRole('button', { name: 'Menu' }).click()
    await expect(page.getByRole('link', { name: 'Get started', exact: true }).first()).toBeVisible()
    await page.getByRole('button', { name: 'Menu' }).click()
    const controls = page.locator('[data-framework=react] .demo :is(button, [data-part=ellipsis])')
    await expect(controls).toHaveCount(9)
    const boxes = await controls.evaluateAll((all) => all.map((control) => control.getBoundingClientRect().toJSON()))
    expect(new Set(boxes.map(({ top }) => top)).size).toBe(1)
    for (const box of boxes) expect(Math.min(box.width, box.height)).toBeGreaterThanOrEqual(24)
  })
}

for (const colorScheme of ['light', 'dark'] as const) {
  test(`the current page of the demo stands out, and its number is readable, ${colorScheme}`, async ({ page }) => {
    await page.emulateMedia({ colorScheme })
    await page.goto('')
    const current = page.locator('[data-framework=react] .demo [aria-current=page]')
    await expect(current).toHaveText('1')
    const { background, text } = await contrastsOf(current)
    expect(background).toBeGreaterThanOrEqual(3)
    expect(text).toBeGreaterThanOrEqual(4.5)
  })
}

test('the home page names the theme of its demo, the license and the changelog', async ({ page }) => {
  await page.goto('')
  const main = page.locator('main')
  await expect(main).toContainText("import '@dogear/core/theme.css'")
  await expect(main.getByRole('link', { name: 'the theme', exact: true })).toHaveAttribute('href', /guides\/theme\/$/)
  await expect(main.getByRole('link', { name: 'playground' })).toBeVisible()
  await expect(main.getByRole('link', { name: 'shadcn components' })).toBeVisible()
  await expect(main.getByRole('link', { name: 'MIT license' })).toBeVisible()
  await expect(main.getByRole('link', { name: 'releases' })).toBeVisible()
})

test.describe('in forced colors', () => {
  test.use({ forcedColors: 'active' })

  test('a disabled control looks disabled', async ({ page }) => {
    await page.goto('guides/links/')
    const demo = page.locator('[data-framework=react] .demo')
    await demo.scrollIntoViewIfNeeded()
    const link = demo.locator('a[data-part=prev-trigger]')
    await expect(link).toHaveAttribute('aria-disabled', 'true')
    const colors = await link.evaluate((element) => {
      const probe = element.appendChild(document.createElement('i'))
      probe.style.color = 'GrayText'
      return [getComputedStyle(element).color, getComputedStyle(probe).color]
    })
    expect(colors[0]).toBe(colors[1])
  })
})

test('the header of the sorted column has aria-sort', async ({ page }) => {
  await page.goto('guides/tables/')
  const demo = page.locator('.demo').first()
  await demo.scrollIntoViewIfNeeded()
  await expect(demo.locator('astro-island[ssr]')).toHaveCount(0)
  const header = demo.getByRole('columnheader', { name: 'Element' })
  await expect(header).toHaveAttribute('aria-sort', 'none')
  await header.getByRole('button').click()
  await expect(header).toHaveAttribute('aria-sort', 'ascending')
  await header.getByRole('button').click()
  await expect(header).toHaveAttribute('aria-sort', 'descending')
})
