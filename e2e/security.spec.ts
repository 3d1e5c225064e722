import { existsSync, readdirSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect } from '@playwright/test'
import { test } from './silent-console.js'
import { policyOf } from './strict-policy.js'

const examples = fileURLToPath(new URL('../examples/', import.meta.url))
const apps = readdirSync(examples).filter((name) => existsSync(`${examples}${name}/package.json`))

for (const app of apps) {
  test(`${app} runs under a content security policy`, async ({ page }) => {
    await page.route('**/*', async (route) => {
      const response = await route.fetch()
      const headers = { ...response.headers(), 'content-security-policy': policyOf(app) }
      await route.fulfill({ response, headers })
    })
    await page.goto(`/${app}/`)
    await page.locator('#basic .stage').getByLabel('next page').click()
    await expect(page.locator('#basic .stage [aria-current=page]')).toHaveText('2')
  })
}
