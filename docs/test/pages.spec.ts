import AxeBuilder from '@axe-core/playwright'
import { expect } from '@playwright/test'
import { test } from '../../e2e/silent-console'
import { pages } from './site'

const maxBytes = 150_000

for (const { path } of pages) {
  for (const colorScheme of ['light', 'dark'] as const) {
    test.describe(colorScheme, () => {
      test.use({ colorScheme })

      test(`${path} passes axe and fits 320 px`, async ({ page }) => {
        await page.goto(path)
        await expect(page.locator('html')).toHaveAttribute('data-theme', colorScheme)
        const { violations } = await new AxeBuilder({ page }).analyze()
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
    const scripts = new Map<string, number>()
    const hosts = new Set<string>()
    page.on('response', async (response) => {
      hosts.add(new URL(response.url()).origin)
      if (response.request().resourceType() === 'script') scripts.set(response.url(), (await response.body()).length)
    })
    await page.addInitScript(() => {
      window.IntersectionObserver = class extends IntersectionObserver {
        override observe() {}
      }
    })
    await page.goto(path, { waitUntil: 'networkidle' })
    const inline = await page.locator('script:not([src])').allTextContents()
    const size = [...scripts.values(), ...inline.map((text) => text.length)].reduce((sum, length) => sum + length, 0)
    expect(scripts.size).toBeGreaterThan(0)
    expect(size).toBeLessThanOrEqual(maxBytes)
    expect([...hosts]).toEqual([baseURL])
  })
}

/** Elements that overflow to the right and are not inside a scroll container. */
function overflowing(main: Element) {
  const scrolls = (element: Element | null): boolean =>
    element !== main &&
    element !== null &&
    (getComputedStyle(element).overflowX === 'auto' || scrolls(element.parentElement))
  return [...main.querySelectorAll('*')]
    .filter((element) => element.getBoundingClientRect().right > innerWidth && !scrolls(element.parentElement))
    .map(({ outerHTML }) => outerHTML)
}
