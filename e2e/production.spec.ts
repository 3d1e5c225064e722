import { expect, type Page } from '@playwright/test'
import { buildStage, hosts } from '../tooling/stage-page.mjs'
import { strict } from './content-security-policy.js'
import { test } from './silent-console.js'

for (const host of hosts) {
  test.describe(`${host} in production`, () => {
    // One after the other, so that there is one build for all.
    test.describe.configure({ mode: 'default' })
    let code: string
    test.beforeAll(async () => {
      code = await buildStage(host)
    })

    /** A page with copies of the script that share nothing. */
    async function open(page: Page, copies: number) {
      await page.route('http://localhost/**', (route) => {
        const isScript = route.request().resourceType() === 'script'
        const scripts = Array.from({ length: copies }, (_, copy) => `<script type="module" src="/${copy}.js"></script>`)
        return route.fulfill(
          isScript
            ? { contentType: 'text/javascript', body: code }
            : {
                contentType: 'text/html',
                headers: { 'content-security-policy': strict },
                body: `<!doctype html><title>A page</title><body>${scripts.join('')}`,
              },
        )
      })
      await page.goto('http://localhost/')
      await page.waitForFunction((copies) => window.pages?.length === copies, copies)
    }

    test('the console says nothing, whatever the options', async ({ page }) => {
      await open(page, 1)
      expect(await page.evaluate(() => window.pages?.[0]?.showWild(200, 1))).toBe(200)
    })

    test('runs under a strict content security policy', async ({ page }) => {
      await open(page, 1)
      await page.evaluate(() => window.pages?.[0]?.show('strict'))
      await page.locator('#strict').getByLabel('next page').click()
      await expect(page.locator('#strict [aria-current=page]')).toHaveText('2')
    })

    test('two copies of the library work on one page', async ({ page }) => {
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
