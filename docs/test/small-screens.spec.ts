import { expect, test } from '@playwright/test'
import { pages } from './site'

const maxHeight = 12_000

test('the demo with the theme shows seven entries at 320 px, as the guide to styling says', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 800 })
  await page.goto('guides/own-component/')
  const list = page.getByRole('navigation', { name: 'Articles' }).locator('visible=true').getByRole('list')
  await expect(list).toHaveText('12345…10')
  await expect(list).toHaveCSS('display', 'flex')
  expect(await list.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0)
})

for (const { path } of pages) {
  test(`${path} is at most ${maxHeight} px high on a phone`, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    await page.goto(path)
    expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThanOrEqual(maxHeight)
  })
}

for (const width of [390, 320]) {
  for (const { path, tables } of [
    { path: 'guides/databases/', tables: 'table:not(:has([data-label]))' },
    { path: 'start/why/', tables: 'table' },
  ]) {
    test(`the tables of numbers in ${path} fit ${width} px, with one line for each number`, async ({ page }) => {
      await page.setViewportSize({ width, height: 800 })
      await page.goto(path)
      const shown = page.locator('main').locator(tables)
      expect(await shown.count()).toBeGreaterThan(1)
      for (const table of await shown.all()) {
        await expect(table.getByRole('columnheader').first()).toBeVisible()
        expect(await table.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0)
        const lines = await table.locator('* + td').evaluateAll((cells) =>
          cells.map((cell) => {
            const text = document.createRange()
            text.selectNodeContents(cell)
            return text.getClientRects().length
          }),
        )
        expect(Math.max(...lines)).toBe(1)
      }
    })
  }

  test(`code never breaks within a name at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 })
    await page.goto('start/first-pagination/')
    const names = await page.locator('main pre:visible').evaluateAll((blocks) =>
      blocks.flatMap((block) => {
        const texts = document.createTreeWalker(block, NodeFilter.SHOW_TEXT)
        const found: { name: string; lines: number }[] = []
        while (texts.nextNode()) {
          const text = texts.currentNode as Text
          for (const { 0: name, index } of text.data.matchAll(/\w+/g)) {
            const range = document.createRange()
            range.setStart(text, index)
            range.setEnd(text, index + name.length)
            found.push({ name, lines: new Set([...range.getClientRects()].map(({ top }) => top)).size })
          }
        }
        return found
      }),
    )
    expect(names.map(({ name }) => name).join(' ')).toContain('PrevTrigger')
    expect(names.filter(({ lines }) => lines > 1)).toEqual([])
  })

  test(`short code within a text stays on one line at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 })
    await page.goto('guides/theme/')
    const codes = await page
      .locator('main :is(p, li, td) > code')
      .evaluateAll((all) => all.map((code) => ({ text: code.textContent ?? '', lines: code.getClientRects().length })))
    expect(codes.map(({ text }) => text)).toContain('--dogear-accent')
    expect(codes.filter(({ text, lines }) => text.length <= 24 && lines > 1)).toEqual([])
  })
}
