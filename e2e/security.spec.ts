import { existsSync, readdirSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect } from '@playwright/test'
import { ownFiles, strict } from './content-security-policy.js'
import { test } from './silent-console.js'

const examples = fileURLToPath(new URL('../examples/', import.meta.url))
const apps = readdirSync(examples).filter((name) => existsSync(`${examples}${name}/package.json`))

// Templates that Solid compiles set `innerHTML`, and so does the vanilla app.
const setMarkup = ['solid', 'vanilla']

for (const app of apps) {
  const policy = setMarkup.includes(app) ? ownFiles : strict
  test(`${app} runs under a content security policy`, async ({ page }) => {
    await page.route('**/*', async (route) => {
      const response = await route.fetch()
      const headers = { ...response.headers(), 'content-security-policy': policy }
      await route.fulfill({ response, headers })
    })
    await page.goto(`/${app}/`)
    await page.locator('#basic .stage').getByLabel('next page').click()
    await expect(page.locator('#basic .stage [aria-current=page]')).toHaveText('2')
    // What is still on its way, the icon, say, would fail when the test has ended.
    await page.unrouteAll({ behavior: 'wait' })
  })
}
