import AxeBuilder from '@axe-core/playwright'
import type { Locator } from '@playwright/test'
import { expect } from '@playwright/test'
import { test } from '../../tooling/silent-console'
import { frameworks } from '../src/frameworks.mjs'
import { pages } from './site'

const withDemos = pages.filter(({ html }) => /class="demo[ "]/.test(html))

for (const { path } of withDemos) {
  for (const { name, title } of frameworks) {
    test(`${path}: the demos of ${title} hydrate and change pages`, async ({ page }) => {
      await page.addInitScript((framework) => localStorage.setItem('framework', framework), name)
      await page.goto(path)
      const demos = page.locator(`[data-framework=${name}] > .demo`)
      // Not every framework has every demo, so expect as many as the switches offer.
      const offered = await page.locator(`.frameworks:has(> div > .demo) > fieldset input[value=${name}]`).count()
      await expect(demos).toHaveCount(offered)
      for (let index = 0; index < offered; index++) await tryOut(demos.nth(index))
      const { violations } = await new AxeBuilder({ page }).include('.demo').analyze()
      expect(violations).toEqual([])
    })
  }
}

async function tryOut(demo: Locator) {
  await demo.scrollIntoViewIfNeeded()
  await expect(demo.locator('astro-island[ssr]')).toHaveCount(0)
  const control = demo
    .locator('a[href], button:enabled')
    .and(demo.locator('[data-part=item]:not([aria-current]), [data-part=next-trigger]'))
    .first()
  await expect(control).toBeVisible()
  const before = await demo.textContent()
  const number = await control.getAttribute('data-index')
  await control.click()
  if (number) await expect(demo.locator('[aria-current=page]').first()).toHaveAttribute('data-index', number)
  else await expect(demo).not.toHaveText(before ?? '')
}
