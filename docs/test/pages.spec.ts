import AxeBuilder from '@axe-core/playwright'
import { expect } from '@playwright/test'
import { test } from '../../tooling/silent-console'
import { overflowing } from './overflowing'
import { pages } from './site'

const maxBytes = 150_000
// A dark page differs in nothing but colors, and the other rules take many seconds on a long page.
const rulesAboutColors = ['color-contrast', 'link-in-text-block']

for (const { path } of pages) {
  for (const colorScheme of ['light', 'dark'] as const) {
    test.describe(colorScheme, () => {
      test.use({ colorScheme })

      test(`${path} passes axe and fits 320 px`, async ({ page }) => {
        // axe takes half a minute for the longest pages of the reference if the machine is busy.
        await page.goto(path)
        await expect(page.locator('html')).toHaveAttribute('data-theme', colorScheme)
        const axe = new AxeBuilder({ page })
        const { violations } = await (colorScheme === 'dark' ? axe.withRules(rulesAboutColors) : axe).analyze()
        expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join('\n')}`)).toEqual([])

        await page.setViewportSize({ width: 320, height: 640 })
        // Starlight clips overflow, so the page itself never scrolls sideways.
        expect(await page.locator('main').evaluate(overflowing)).toEqual([])
      })
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
}

/** The uncompressed size of each script that the page has loaded, in bytes. */
function scriptSizes() {
  const resources = performance.getEntriesByType('resource') as PerformanceResourceTiming[]
  return resources.filter(({ name }) => /\.m?js(\?|$)/.test(name)).map(({ decodedBodySize }) => decodedBodySize)
}
