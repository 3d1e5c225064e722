import { expect, test } from '@playwright/test'

for (const path of (process.env.TESTED_PATHS ?? '').split(' ')) {
  test(`/${path} goes to its next page`, async ({ page }) => {
    // Vite reloads the page when it finds a dependency late.
    await expect(async () => {
      await page.goto(`/${path}`)
      await page.getByLabel('next page').first().click({ timeout: 5000 })
      await expect(page.locator('[data-part=item][aria-current=page]').first()).toHaveText('2', { timeout: 5000 })
    }).toPass({ timeout: 120_000 })
  })
}
