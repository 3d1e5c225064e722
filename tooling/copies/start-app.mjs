import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { chromium, expect } from '@playwright/test'
import { findBrowser } from '../browser.mjs'
import { run, start, stop } from '../command.mjs'
import { freePort, untilAnswer } from '../server.mjs'

/** After the start, every path of the server shows an app that goes to its next page. */
export async function checkStart(script, { paths = [''], ...options }) {
  await serve(script, options, async (origin) => {
    const browser = await chromium.launch(findBrowser())
    try {
      for (const path of paths) await goToNextPage(await browser.newPage(), `${origin}/${path}`)
    } finally {
      await browser.close()
    }
  })
}

/** Tries again, because Vite reloads the page when it finds a dependency late, and because the full-stack app needs products first. */
async function goToNextPage(page, url) {
  await expect(async () => {
    await page.goto(url)
    await page.getByLabel('next page').first().click({ timeout: 5000 })
    await expect(page.locator('[data-part=item][aria-current=page]').first()).toHaveText('2')
  }).toPass({ timeout: 60_000 })
}

/** Runs some of the tests of the example apps on the built copy. */
export async function clickThrough({ app, folder, temp, log }) {
  const report = join(temp, `${app}.json`)
  const env = { COPIED_APP: app, COPIED_FOLDER: pathToFileURL(`${folder}/`).href, PLAYWRIGHT_JSON_OUTPUT_FILE: report }
  const test = async (origin) => {
    const command = 'playwright test --config tooling/copies/playwright.config.ts --forbid-only --reporter=list,json'
    await run(command, { env: { ...env, COPIED_ORIGIN: origin }, log })
  }
  if (app === 'full-stack') {
    await checkStart('start', { cwd: folder, temp, log })
    await test()
  } else await serve('start', { cwd: folder, base: `/${app}/`, temp, log }, test)
  const { stats } = JSON.parse(readFileSync(report, 'utf8'))
  return { passed: stats.expected, failed: stats.unexpected + stats.flaky + stats.skipped }
}

/** The port is an argument for Vite. The server of the full-stack app reads its environment. */
async function serve(script, { cwd, base = '/', temp, log }, use) {
  const port = await freePort()
  const env = { PORT: port, ROWS: '1000', DATA: join(temp, `data-${port}`) }
  const server = start(`npm ${script} -- --port ${port} --strictPort --base ${base}`, { cwd, env, log })
  try {
    const origin = `http://localhost:${port}`
    await untilAnswer(server, origin)
    await use(origin)
  } finally {
    await stop(server)
  }
}
