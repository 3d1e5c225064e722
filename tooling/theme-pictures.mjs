// node tooling/theme-pictures.mjs: draws the pictures of the theme's page, as on a phone, a tablet and a desktop.
import { readFileSync } from 'node:fs'
import { chromium } from 'playwright'
import { findBrowser } from './browser.mjs'
import { buildScript } from './build-script.mjs'
import { root } from './vite.mjs'

const devices = { phone: 390, tablet: 768, desktop: 1280 }
const theme = readFileSync(`${root}/packages/core/src/theme.css`, 'utf8')
const page = `
  body { margin: 0; font: 16px/1.5 sans-serif }
  section { display: grid; gap: 24px; padding: 16px; color: CanvasText; background: Canvas }
`
const script = await buildScript('tooling/theme-picture.ts')
const browser = await chromium.launch(findBrowser())
for (const [device, width] of Object.entries(devices)) {
  const tab = await browser.newPage({ viewport: { width, height: 100 } })
  await tab.addStyleTag({ content: theme + page })
  await tab.addScriptTag({ content: script, type: 'module' })
  // The lists have measured themselves.
  await tab.evaluate(() => new Promise((resolve) => setTimeout(() => requestAnimationFrame(resolve), 200)))
  const path = `docs/public/pictures/theme-${device}.png`
  await tab.screenshot({ path: `${root}/${path}`, fullPage: true })
  console.log(path)
  await tab.close()
}
await browser.close()
