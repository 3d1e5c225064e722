import { expect, type Page } from '@playwright/test'
import { buildHarness, hosts } from '../tooling/harness-page.mjs'
import { test } from '../tooling/silent-console.js'
import { openScripts } from './script-page.js'

for (const host of hosts) {
  test.describe(`${host} in production`, () => {
    // In one worker, so that the build runs once.
    test.describe.configure({ mode: 'default' })
    let code: string
    test.beforeAll(async () => {
      code = await buildHarness(host)
    })

    async function open(page: Page, copies: number) {
      await openScripts(page, code, copies)
      await page.waitForFunction((copies) => window.pages?.length === copies, copies)
    }

    test('nothing appears on the console, whatever the options', async ({ page }) => {
      await open(page, 1)
      expect(await page.evaluate(() => window.pages?.[0]?.showArbitrary(200, 1))).toBe(200)
    })

    test('two copies of the library work on one page, under a strict content security policy', async ({ page }) => {
      await open(page, 2)
      await page.evaluate(async () => {
        for (const [index, copy] of (window.pages ?? []).entries()) await copy.show(`copy-${index}`)
      })
      const current = (copy: number) => page.locator(`#copy-${copy} [aria-current=page]`)
      await page.locator('#copy-0').getByLabel('next page').click()
      await page.locator('#copy-1').getByLabel('page 4', { exact: true }).click()
      await page.locator('#copy-0').getByLabel('next page').click()
      await expect(current(0)).toHaveText('3')
      await expect(current(1)).toHaveText('4')
      await page.locator('#copy-0').getByLabel('last page', { exact: true }).press('Enter')
      await expect(current(0)).toBeFocused()
      await expect(current(1)).toHaveText('4')
    })
  })
}
