import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test } from '@playwright/test'
import { recordConsole } from '../../tooling/console.mjs'

const { TESTED_FOLDER: folder = '', TESTED_PATHS: paths = '' } = process.env
const packages = fileURLToPath(new URL('../../packages', import.meta.url))

for (const path of paths.split(' ')) {
  const isProduction = path.startsWith('production')

  test(`${path || 'the development server'} ${isProduction ? 'never warns' : 'warns'}`, async ({ page, context }) => {
    if (path) {
      const code = readFileSync(join(folder, 'dist', path, 'main.js'), 'utf8')
      expect(warningTexts().filter((text) => code.includes(text))).toEqual(isProduction ? [] : warningTexts())
    }
    const messages: string[] = recordConsole(context)
    await page.goto(`/${path}`)
    const paginations = page.getByRole('navigation')
    await expect(paginations).toHaveCount(await page.evaluate('mounts'))
    for (const nav of await paginations.all()) {
      await nav.getByLabel('next page').click()
      await expect(nav.getByLabel('next page')).toBeDisabled()
      // The disabled button has lost focus.
      await expect(nav.locator('[aria-current=page]')).toBeFocused()
    }
    expect(messages.filter((message) => message.startsWith('error: '))).toEqual([])
    expect(messages.filter((message) => message.includes('[dogear]'))).toHaveLength(isProduction ? 0 : 3)
  })
}

/** The string literals of the modules that warn, split at interpolations. */
function warningTexts() {
  const modules = ['numbers/warn.ts', 'numbers/invalid-options.ts', 'state/lost-model.ts']
  const files = readdirSync(packages).flatMap((name) => modules.map((module) => join(packages, name, 'src', module)))
  const code = files.filter((file) => existsSync(file)).map((file) => readFileSync(file, 'utf8'))
  const quoted =
    code
      .join('\n')
      .replaceAll(/\/\/.*/g, '')
      .match(/(['`]).*?\1/g) ?? []
  const texts = quoted.flatMap((text) => text.split(/\$\{.*?\}|\\?['"`]/)).filter((text) => / \w+ \w+ /.test(text))
  expect(texts.length).toBeGreaterThan(5)
  return texts
}
