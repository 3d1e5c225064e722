import { expect } from '@playwright/test'
import { test } from '../tooling/silent-console.js'
import { root } from '../tooling/vite.mjs'

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
