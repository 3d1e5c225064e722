import { existsSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import AxeBuilder from '@axe-core/playwright'
import { expect } from '@playwright/test'
import { test } from '../../tooling/silent-console'
import { dist, fileOf, overflowing, pages } from './site'

const maxBytes = 160_000
const maxHeight = 11_000
// A dark page differs in nothing but colors, and the other rules take many seconds on a long page.
const rulesAboutColors = ['color-contrast', 'link-in-text-block']
const idsOf = new Map(
  pages.map(({ path, html }) => [path, new Set(Array.from(html.matchAll(/\sid="([^"]+)"/g), ([, id]) => id))]),
)

for (const { path, html } of pages) {
  for (const colorScheme of ['light', 'dark'] as const) {
    test(`${path} passes axe and fits 320 px, ${colorScheme}`, async ({ page }) => {
      await page.emulateMedia({ colorScheme })
      await page.goto(path)
      await expect(page.locator('html')).toHaveAttribute('data-theme', colorScheme)
      const axe = new AxeBuilder({ page })
      const { violations } = await (colorScheme === 'dark' ? axe.withRules(rulesAboutColors) : axe).analyze()
      expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join('\n')}`)).toEqual([])
      if (!/reference|404/.test(path))
        expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThanOrEqual(maxHeight)
      await page.setViewportSize({ width: 320, height: 640 })
      // Starlight clips overflow, so the page itself never scrolls sideways.
      expect(await page.locator('main').evaluate(overflowing)).toEqual([])
    })
  }

  test(`${path} ships at most ${maxBytes / 1000} kB of JavaScript before a demo is in view, and sends no requests to other hosts`, async ({
    page,
    baseURL,
  }) => {
    const hosts = new Set<string>()
    page.on('request', (request) => hosts.add(new URL(request.url()).origin))
    await page.addInitScript(() => {
      window.IntersectionObserver = class extends IntersectionObserver {
        override observe() {}
      }
    })
    await page.goto(path, { waitUntil: 'networkidle' })
    const scripts = await page.evaluate(scriptSizes)
    const inline = await page.locator('script:not([src])').allTextContents()
    const size = [...scripts, ...inline.map((text) => text.length)].reduce((sum, length) => sum + length, 0)
    expect(scripts.length).toBeGreaterThan(0)
    expect(size).toBeLessThanOrEqual(maxBytes)
    expect([...hosts]).toEqual([new URL(baseURL as string).origin])
  })

  test(`${path} has no dead links, and a Markdown version with all headings, listed in llms.txt`, async ({ page }) => {
    // Links in the demos don't lead to pages of the site.
    const text = html.replace(/<astro-island.*?<\/astro-island>/gs, '')
    const targets = Array.from(text.matchAll(/<a\s[^>]*?href="([^"]*)"/g), ([, href = '']) => href)
    expect(targets.filter((target) => !/^(https?|mailto):/.test(target) && !exists(target, path))).toEqual([])

    if (path.endsWith('404.html')) return
    await page.goto(path)
    const href = (await page.locator('link[type="text/markdown"]').getAttribute('href')) ?? ''
    expect(readFileSync(join(dist, 'llms.txt'), 'utf8')).toContain(`(${href})`)
    const markdown = readFileSync(fileOf(href), 'utf8')
    expect(markdown).toMatch(/^# \S/)
    for (const heading of await page.locator('.sl-markdown-content h2:not([data-pagefind-ignore] *)').allTextContents())
      expect(markdown).toContain(heading)
  })

  test.describe('without JavaScript', () => {
    test.use({ javaScriptEnabled: false })

    test(`${path} is readable`, async ({ page }) => {
      await page.goto(path)
      await expect(page.locator('h1')).toBeVisible()
      for (const block of await page.locator('.frameworks:visible').all())
        await expect(block.locator('> [data-framework]:visible')).toHaveCount(1)
      // The demos are rendered on the server.
      for (const demo of await page.locator('[data-framework=react] > .demo').all())
        await expect(demo).toContainText(/\S/)
    })
  })
}

/** The uncompressed size of each script that the page has loaded, in bytes. */
function scriptSizes() {
  const resources = performance.getEntriesByType('resource') as PerformanceResourceTiming[]
  return resources.filter(({ name }) => /\.m?js(\?|$)/.test(name)).map(({ decodedBodySize }) => decodedBodySize)
}

function exists(target: string, from: string) {
  const { pathname, hash } = new URL(target.replaceAll('&amp;', '&'), `http://site${from}`)
  const ids = idsOf.get(pathname)
  if (ids) return !hash || hash === '#_top' || ids.has(decodeURIComponent(hash.slice(1)))
  const file = fileOf(decodeURIComponent(pathname))
  return existsSync(file) && statSync(file).isFile()
}
