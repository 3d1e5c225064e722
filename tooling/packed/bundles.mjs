import { deepEqual, equal, ok } from 'node:assert/strict'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { chromium, expect as playwrightExpect } from '@playwright/test'
import { findBrowser } from '../browser.mjs'
import { recordConsole } from '../console.mjs'

const expect = playwrightExpect.configure({ timeout: 20_000 })
const packages = fileURLToPath(new URL('../../packages', import.meta.url))

/** Each bundle works. It warns in development, and contains no warnings in production. */
export async function checkBundles({ origin, folder }) {
  await inBrowser(async (browser) => {
    for (const mode of ['production', 'development']) {
      for (const bundler of readdirSync(join(folder, 'dist', mode))) {
        const code = readFileSync(join(folder, 'dist', mode, bundler, 'main.js'), 'utf8')
        const included = warningTexts().filter((text) => code.includes(text))
        deepEqual(included, mode === 'production' ? [] : warningTexts(), `The warnings in ${mode}, by ${bundler}`)

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

/** Goes to the last page, where the disabled button loses focus, and returns the warnings. */
async function visit(browser, url) {
  const context = await browser.newContext()
  const messages = recordConsole(context)
  const page = await context.newPage()
  await page.goto(url)
  const paginations = page.getByRole('navigation')
  try {
    await expect(paginations).toHaveCount(await page.evaluate('mounts'))
    for (const nav of await paginations.all()) {
      await nav.getByLabel('next page').click()
      await expect(nav.getByLabel('next page')).toBeDisabled()
      await expect(nav.locator('[aria-current=page]')).toBeFocused()
    }
  } finally {
    const errors = messages.filter((message) => message.startsWith('error: '))
    deepEqual(errors, [], url)
  }
  await context.close()
  return messages.filter((message) => message.includes('[dogear]'))
}

/** The texts of the development warnings: the string literals of their modules, split at interpolations. */
function warningTexts() {
  const modules = ['src/warnings.ts', 'dom/content-name.ts', 'dom/content-width.ts']
  const files = readdirSync(packages).flatMap((name) => modules.map((module) => join(packages, name, module)))
  const code = files.filter((file) => existsSync(file)).map((file) => readFileSync(file, 'utf8'))
  const quoted = code
    .join('\n')
    .replaceAll(/\/\/.*/g, '')
    .match(/(['`]).*?\1/g)
  const texts = quoted.flatMap((text) => text.split(/\$\{.*?\}|['"`]/)).filter((text) => / \w+ \w+ /.test(text))
  ok(texts.length > 5)
  return texts
}
