import { join } from 'node:path'
import AxeBuilder from '@axe-core/playwright'
import { expect, type Locator, type Page } from '@playwright/test'
import { test } from '../../tooling/silent-console.js'

const { TESTED_APP: app, SCREENSHOTS: screenshots = '' } = process.env

test('the components work, are accessible, and fit', async ({ page }) => {
  await page.goto('/')
  await usePages(page)
  await useTableFooter(page)
  await useLinks(page)
  await useLoadMore(page)
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
      await page.screenshot({ path: join(screenshots, `${app}-${colors}-${width}.png`), fullPage: true })
    }
  }
  // With large fonts, on a phone.
  await page.evaluate(() => document.documentElement.style.setProperty('font-size', '24px'))
  for (const width of [320, 359]) {
    await page.setViewportSize({ width, height: 900 })
    const boxes = ['html', 'nav', '[data-fit]']
    for (const box of boxes) await expect.poll(() => widestOverflow(page.locator(box))).toBeLessThanOrEqual(0)
  }
})

const overflowOf = (box: Locator) => box.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)

const widestOverflow = async (boxes: Locator) =>
  Math.max(...(await Promise.all((await boxes.all()).map((box) => overflowOf(box)))))

async function usePages(page: Page) {
  const section = page.locator('#pagination')
  const next = section.getByRole('button', { name: 'next page' })
  // All entries, although the numbers have three digits: there is room.
  await expect(section.locator('li')).toHaveCount(9)
  await next.click()
  await expect(section.locator('[aria-current=page]')).toHaveText('2')
  await section.getByRole('button', { name: 'page 400' }).click()
  await expect(section.locator('[aria-current=page]')).toHaveText('400')
  await expect(next).toBeDisabled()
}

async function useTableFooter(page: Page) {
  const section = page.locator('#pagination-table-footer')
  const rows = section.locator('tbody tr')
  const status = section.locator('[data-part=status]')
  const input = section.getByRole('textbox', { name: 'Page' })
  await expect(status).toHaveText('1–5 of 95')
  await section.getByRole('button', { name: 'next page' }).click()
  await expect(status).toHaveText('6–10 of 95')
  const size = section.getByLabel('Rows per page')
  await expect(size.locator('option')).toHaveText(['5', '10', '20'])
  await size.selectOption('10')
  await expect(status).toHaveText('1–10 of 95')
  await expect(rows).toHaveCount(10)
  await input.fill('3')
  await input.press('Enter')
  await expect(status).toHaveText('21–30 of 95')
  await expect(rows.first()).toContainText('Invoice 21')
  await section.getByRole('button', { name: 'previous page' }).click()
  await expect(input).toHaveValue('2')
}

async function useLinks(page: Page) {
  const section = page.locator('#pagination-links')
  const first = section.getByRole('listitem').first()
  await section.getByRole('link', { name: 'Older posts' }).click()
  await expect(page).toHaveURL(/\?page=2$/)
  await expect(first).toHaveText('Post 5')
  await section.getByRole('link', { name: 'page 4' }).click()
  await expect(page).toHaveURL(/\?page=4$/)
  await expect(first).toHaveText('Post 13')
  await page.goBack()
  await expect(first).toHaveText('Post 5')
}

async function useLoadMore(page: Page) {
  const section = page.locator('#pagination-load-more')
  const items = section.getByRole('listitem')
  const more = section.getByRole('button', { name: 'Load more' })
  await expect(items).toHaveCount(5)
  await more.click()
  await expect(items).toHaveCount(10)
  await expect(items.nth(5)).toBeFocused()
  await more.click()
  await expect(items.nth(10)).toBeFocused()
  await expect(section.locator('[data-part=status]')).toHaveText('12 of 12 shown')
  await expect(more).toHaveCount(0)
}
