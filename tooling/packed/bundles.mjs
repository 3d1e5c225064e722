import { deepEqual, equal, ok } from 'node:assert/strict'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { chromium, expect as playwrightExpect } from '@playwright/test'
import { findBrowser } from '../browser.mjs'

const expect = playwrightExpect.configure({ timeout: 20_000 })
const packages = fileURLToPath(new URL('../../packages', import.meta.url))

/** What each bundler has made works, warns in development, and has nothing of the warnings in production. */
export async function checkBundles({ origin, folder }) {
  await inBrowser(async (browser) => {
    for (const mode of ['production', 'development']) {
      for (const bundler of readdirSync(join(folder, 'dist', mode))) {
        const code = readFileSync(join(folder, 'dist', mode, bundler, 'main.js'), 'utf8')
        const kept = warningTexts().filter((text) => code.includes(text))
        deepEqual(kept, mode === 'production' ? [] : warningTexts(), `The warnings in ${mode}, by ${bundler}`)

        const warnings = await visit(browser, `${origin}/${mode}/${bundler}/`)
        equal(warnings.length, mode === 'production' ? 0 : 3, `${bundler} in ${mode}: ${warnings.join('\n')}`)
      }
    }
  })
}

export async function checkDevelopmentServer(origin) {
  await inBrowser(async (browser) => equal((await visit(browser, origin)).length, 3))
}

async function inBrowser(use) {
  const browser = await chromium.launch(findBrowser())
  await use(browser).finally(() => browser.close())
}

/** Pages to the end, where focus has to leave the button; gives what has been warned of. */
async function visit(browser, url) {
  const page = await browser.newPage()
  const said = []
  const errors = []
  page.on('console', (message) => said.push(message.text()))
  page.on('pageerror', (error) => errors.push(error.stack))
  await page.goto(url)
  const all = page.getByRole('navigation')
  await expect(all)
    .toHaveCount(url.includes('/parcel') ? 3 : 4)
    .catch((error) => errors.push(error.stack))
  for (const nav of await all.all()) {
    await nav.getByLabel('next page').click()
    await expect(nav.getByLabel('next page')).toBeDisabled()
    await expect(nav.locator('[aria-current=page]')).toBeFocused()
  }
  deepEqual(errors, [], url)
  await page.close()
  return said.filter((text) => text.includes('[dogear]'))
}

/** The words of the development warnings: what their modules have in quotes, between what is put in. */
function warningTexts() {
  const files = readdirSync(packages).map((name) => join(packages, name, 'src/warnings.ts'))
  const code = files.filter((file) => existsSync(file)).map((file) => readFileSync(file, 'utf8'))
  const quoted = code
    .join('\n')
    .replaceAll(/\/\/.*/g, '')
    .match(/(['`]).*?\1/g)
  const texts = quoted.flatMap((text) => text.split(/\$\{.*?\}|['"`]/)).filter((text) => / \w+ \w+ /.test(text))
  ok(texts.length > 5)
  return texts
}
