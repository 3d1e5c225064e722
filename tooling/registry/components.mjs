import { join } from 'node:path'
import AxeBuilder from '@axe-core/playwright'
import { chromium, expect } from '@playwright/test'
import { findBrowser } from '../browser.mjs'
import { recordConsole } from '../console.mjs'

/** Uses each component, then runs axe and takes a screenshot in light and dark, and at 320 px. */
export async function checkComponents({ origin, screenshots, framework }) {
  const browser = await chromium.launch(findBrowser())
  try {
    const context = await browser.newContext()
    const messages = recordConsole(context)
    const page = await context.newPage()
    await page.goto(origin)
    await usePages(page.locator('#pagination'))
    await useTableFooter(page.locator('#pagination-table-footer'))
    await useLinks(page, page.locator('#pagination-links'))
    await useLoadMore(page.locator('#pagination-load-more'))
    for (const colors of ['light', 'dark']) {
      await page.evaluate((name) => document.documentElement.classList.toggle('dark', name === 'dark'), colors)
      // Colors fade.
      await page.waitForFunction(() => document.getAnimations().length === 0)
      const { violations } = await new AxeBuilder({ page }).analyze()
      expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html)}`)).toEqual([])
      for (const width of [320, 390, 1280]) {
        await page.setViewportSize({ width, height: 900 })
        for (const box of ['html', '#pagination [data-fit]', '#pagination-links [data-fit]'])
          await expect.poll(() => overflowOf(page.locator(box))).toBeLessThanOrEqual(0)
        await page.screenshot({ path: join(screenshots, `${framework}-${colors}-${width}.png`), fullPage: true })
      }
    }
    expect(messages).toEqual([])
  } finally {
    await browser.close()
  }
}

const overflowOf = (box) => box.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)

async function usePages(section) {
  const current = section.locator('[aria-current=page]')
  await expect(section.locator('li')).toHaveCount(7)
  await section.getByRole('button', { name: 'next page' }).click()
  await expect(current).toHaveText('2')
  await section.getByRole('button', { name: 'page 10' }).click()
  await expect(current).toHaveText('10')
  await expect(section.getByRole('button', { name: 'next page' })).toBeDisabled()
}

async function useTableFooter(section) {
  const rows = section.locator('tbody tr')
  const status = section.getByRole('status')
  const input = section.getByRole('textbox', { name: 'Page' })
  await expect(status).toHaveText('1–5 of 95')
  await section.getByRole('button', { name: 'next page' }).click()
  await expect(status).toHaveText('6–10 of 95')
  await section.getByLabel('Rows per page').selectOption('10')
  await expect(status).toHaveText('1–10 of 95')
  await expect(rows).toHaveCount(10)
  await input.fill('3')
  await input.press('Enter')
  await expect(status).toHaveText('21–30 of 95')
  await expect(rows.first()).toContainText('Invoice 21')
  await section.getByRole('button', { name: 'previous page' }).click()
  await expect(input).toHaveValue('2')
}

async function useLinks(page, section) {
  const older = section.getByRole('link', { name: 'Older posts' })
  const first = section.getByRole('listitem').first()
  await expect(older).toHaveAttribute('href', /\?page=2$/)
  await older.click()
  await expect(page).toHaveURL(/\?page=2$/)
  await expect(first).toHaveText('Post 5')
  await section.getByRole('link', { name: 'page 4' }).click()
  await expect(page).toHaveURL(/\?page=4$/)
  await expect(first).toHaveText('Post 13')
  await page.goBack()
  await expect(first).toHaveText('Post 5')
}

async function useLoadMore(section) {
  const items = section.getByRole('listitem')
  const more = section.getByRole('button', { name: 'Load more' })
  await expect(items).toHaveCount(5)
  await more.click()
  await expect(items).toHaveCount(10)
  await expect(items.nth(5)).toBeFocused()
  await more.click()
  await expect(items.nth(10)).toBeFocused()
  await expect(section.getByRole('status')).toHaveText('12 of 12 shown')
  await expect(more).toHaveCount(0)
}
