import { expect } from '@playwright/test'
import { buildHarness, hosts } from '../tooling/harness-page.mjs'
import { test } from '../tooling/silent-console.js'
import { root } from '../tooling/vite.mjs'
import { openScripts } from './script-page.js'

test('an import map is enough to use the core without a bundler', async ({ page }) => {
  await page.route('http://localhost/**', (route, request) => {
    const path = new URL(request.url()).pathname
    const file = path.replace('/node_modules/@dogear/', `${root}/packages/`)
    return route.fulfill({ path: file === path ? `${root}/docs/samples/vanilla/without-bundler.html` : file })
  })
  await page.goto('http://localhost/')
  const current = page.locator('[aria-current=page]')
  await page.getByLabel('next page').click()
  await expect(current).toHaveText('2')
  await page.getByLabel('last page, page 12').press('Enter')
  await expect(current).toHaveText('12')
  await expect(page.getByLabel('next page')).toBeDisabled()
  expect(await page.locator('nav').evaluate((nav) => getComputedStyle(nav).display)).not.toBe('block')
})

for (const host of hosts) {
  test(`${host} needs no \`process\``, async ({ page }) => {
    // Solid creates the elements of the scenes from strings.
    await openScripts(page, await buildHarness(host, { hasProcess: false }), 1, "default-src 'self'")
    await page.waitForFunction(() => window.pages?.length === 1)
    expect(await page.evaluate(() => window.pages?.[0]?.showEveryScene())).toBeGreaterThan(30)
    expect(await page.evaluate(() => window.pages?.[0]?.showArbitrary(50, 1))).toBe(50)
  })
}
