// node tooling/screenshots.mjs: takes the README's screenshots of the React example app, in light and dark colors.
import { fileURLToPath } from 'node:url'
import { chromium } from 'playwright'
import { findBrowser } from './browser.mjs'
import { start, stop } from './command.mjs'
import { freePort, untilAnswer } from './server.mjs'

const here = (path) => fileURLToPath(new URL(path, import.meta.url))

const port = await freePort()
const server = start(`node "${here('serve.mjs')}"`, { env: { PORT: port } })
const browser = await chromium.launch(findBrowser())
try {
  await untilAnswer(server, `http://localhost:${port}/react/`)
  for (const colorScheme of ['light', 'dark']) {
    const page = await browser.newPage({
      colorScheme,
      reducedMotion: 'reduce',
      deviceScaleFactor: 2,
      viewport: { width: 1040, height: 860 },
    })
    await page.goto(`http://localhost:${port}/react/#orders`)
    const scene = page.locator('#orders')
    await scene.getByLabel('page 5', { exact: true }).click()
    await scene.getByText('Orders 41–50 of 121').waitFor()
    // Show no control as focused or hovered.
    await scene.evaluate((section) => {
      document.activeElement.blur()
      section.scrollIntoView()
    })
    await page.mouse.move(0, 0)
    await page.screenshot({ path: here(`../docs/pictures/example-${colorScheme}.png`) })
    await page.close()
  }
} finally {
  await browser.close()
  await stop(server)
}
