import AxeBuilder from '@axe-core/playwright'
import { expect, test } from '@playwright/test'
import { frameworks } from '../src/frameworks.mjs'

// The pages are looked at as they open, with the code of one framework.
for (const colorScheme of ['light', 'dark'] as const) {
  test(`the code of every framework has no fault that axe finds, ${colorScheme}`, async ({ page }) => {
    await page.emulateMedia({ colorScheme })
    await page.goto('/')
    for (const { title } of frameworks) {
      await page.getByRole('radio', { name: title }).check()
      const { violations } = await new AxeBuilder({ page }).include('.expressive-code').analyze()
      expect(violations).toEqual([])
    }
  })
}
