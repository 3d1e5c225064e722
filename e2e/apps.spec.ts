import { expect, type Page } from '@playwright/test'
import { test } from '../tooling/silent-console.js'
import { apps } from './apps.js'
import { ownFiles, strict } from './script-page.js'

// Solid's compiled templates and the vanilla app set `innerHTML`.
const setsMarkup = ['solid', 'vanilla']

for (const app of apps) {
  test(`${app}: under a content security policy, clicks, keys and links change the page, and focus stays`, async ({
    page,
  }) => {
    await limitContent(page, setsMarkup.includes(app) ? ownFiles : strict)
    await page.goto(`/${app}/`)
    const basic = page.locator('#basic .demo')
    await basic.getByLabel('next page').click()
    await expect(basic.locator('[data-part=list-item]')).toHaveText(['1', '2', '3', '4', '5', '…', '10'])
    await expect(basic.locator('[aria-current=page]')).toHaveText('2')
    await basic.getByLabel('last page, page 10').press('Enter')
    await expect(basic.locator('[data-part=list-item]')).toHaveText(['1', '…', '6', '7', '8', '9', '10'])
    await expect(basic.getByLabel('next page')).toBeDisabled()
    await expect(basic.locator('[aria-current=page]')).toBeFocused()

    const size = page.locator('#page-size .demo')
    await size.getByLabel('Items per page').selectOption('20')
    await expect(size.getByText('41–60 of 500', { exact: true })).toBeVisible()

    const links = page.locator('#links .demo')
    await links.getByLabel('page 3').click()
    await expect(page).toHaveURL(/\?page=3$/)
    await expect(links.locator('[aria-current=page]')).toHaveText('3')
    // A pending request, of the icon for example, would fail when the test ends.
    await page.unrouteAll({ behavior: 'wait' })
  })
}

async function limitContent(page: Page, policy: string) {
  await page.route('**/*', async (route) => {
    const response = await route.fetch()
    await route.fulfill({ response, headers: { ...response.headers(), 'content-security-policy': policy } })
  })
}
