import { expect, test } from '@playwright/test'

for (const [width, pages] of [
  [390, '12345…10'],
  [320, '123…10'],
] as const) {
  test(`the demo with the theme shows ${pages} at ${width} px, as the guide to styling says`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 })
    await page.goto('guides/own-component/')
    const list = page.getByRole('navigation', { name: 'Articles' }).locator('visible=true').getByRole('list')
    await expect(list).toHaveText(pages)
  })
}
