import { expect, test } from '@playwright/test'
import { pages } from './site'

test.use({ javaScriptEnabled: false })

for (const { path } of pages) {
  test(`${path} is readable without JavaScript`, async ({ page }) => {
    await page.goto(path)
    await expect(page.locator('h1')).toBeVisible()
    const blocks = page.locator('.frameworks:visible')
    for (const block of await blocks.all()) {
      await expect(block.locator('> [data-framework]:visible')).toHaveCount(1)
    }
    // The demos are rendered on the server.
    for (const demo of await page.locator('[data-framework=react] > .demo').all()) {
      await expect(demo).toContainText(/\S/)
    }
  })
}

test('the switch works without JavaScript', async ({ page }) => {
  await page.goto('')
  await page.getByRole('radio', { name: 'Svelte' }).check()
  await expect(page.getByText('basic.svelte')).toBeVisible()
  await expect(page.getByText('basic.tsx').first()).toBeHidden()
})
