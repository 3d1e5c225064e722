import { describe, expect, onTestFinished, test } from 'vitest'
import { takeConsole } from '../../harness/console.js'
import { addStyle } from '../../harness/controls.js'
import { fitStyles, frames, lineOf, openFitList, widths } from '../../harness/fit-list.js'
import { click, focused, press, tabTo } from '../../harness/pointer.js'
import { find } from '../../harness/queries.js'
import type { Renderer, SceneProps } from '../../harness/renderer.js'

export function describeFitList({ render }: Renderer): void {
  describe('a FitList', () => {
    const open = (width: number, props?: SceneProps) => openFitList(render, width, props)

    test('shows all entries if they have room', async () => {
      const { api, list } = await open(1200, { defaultPage: 50, siblingCount: 2, boundaryCount: 2 })
      expect(api().pages).toHaveLength(11)
      expect(list()).toBe('1 2 … 48 49 [50] 51 52 … 99 100')
    })

    test('drops boundary pages, then siblings, then the first and the last page, and at last the ellipses', async () => {
      const { list, resize } = await open(1200, { defaultPage: 50, siblingCount: 2, boundaryCount: 3 })
      const lists = new Set([list()])
      for (let width = 800; width >= 40; width -= 20) {
        await resize(width)
        lists.add(list())
      }
      expect([...lists]).toEqual([
        '1 2 3 … 48 49 [50] 51 52 … 98 99 100',
        '1 2 … 48 49 [50] 51 52 … 99 100',
        '1 … 48 49 [50] 51 52 … 100',
        '1 … 49 [50] 51 … 100',
        '1 … [50] … 100',
        '… [50] …',
        '[50]',
      ])
    })

    test('of an open total ends with an ellipsis until only the current page fits', async () => {
      const { list, resize } = await open(1200, { minCount: 1000, count: undefined, page: 50, boundaryCount: 2 })
      const lists = new Set([list()])
      for (let width = 800; width >= 40; width -= 20) {
        await resize(width)
        lists.add(list())
      }
      expect([...lists]).toEqual(['1 2 … 49 [50] 51 …', '1 … 49 [50] 51 …', '1 … [50] …', '… [50] …', '[50]'])
    })

    for (const digits of [1, 2, 3, 4, 6]) {
      test(`stays on one line at every width, with numbers of up to ${digits} digits`, async () => {
        const count = digits === 1 ? 90 : 10 ** (digits + 1) - 1
        const { line, resize, run } = await open(1200, { count, siblingCount: 3, boundaryCount: 2 })
        for (const width of widths) {
          await resize(width)
          expect(line(), `${width} px`).toMatchObject({ lines: 1, hasRoom: true })
        }
        await run(({ goToLastPage }) => goToLastPage())
        await frames(2)
        for (const width of widths) {
          await resize(width)
          expect(line(), `${width} px`).toMatchObject({ lines: 1, hasRoom: true })
        }
      })
    }

    test('shows as many entries as have room', async () => {
      const { api, line, resize } = await open(1200, { count: 90, siblingCount: 4, boundaryCount: 1 })
      expect(api().pages).toHaveLength(9)
      // Every entry is 32 px wide, and the gap is 4 px: nine need 320 px.
      for (const [width, length] of [
        [320, 9],
        [319, 7],
      ] as const) {
        await resize(width + 2 * 84)
        expect([width, line().length]).toEqual([width, length])
      }
    })

    test.for([200, 330, 500])('has the same length on every page at %i px', async (width) => {
      const { line, run } = await open(width, { count: 300, siblingCount: 2, boundaryCount: 2 })
      const lengths = new Set<number>()
      for (let page = 1; page <= 30; page++) {
        await run(({ setPage }) => setPage(page))
        lengths.add(line().length)
        expect(line()).toMatchObject({ lines: 1, hasRoom: true })
      }
      expect(lengths.size).toBe(1)
    })

    test('has its final length before the first paint', async () => {
      const lengths: number[] = []
      let isOpen = true
      const record = async () => {
        while (isOpen) {
          await frames(1)
          const list = document.querySelector('[data-fit]')
          if (list) lengths.push(list.childElementCount)
        }
      }
      void record()
      const { line } = await open(330, { defaultPage: 50 })
      await frames(5)
      isOpen = false
      expect(lengths.length).toBeGreaterThan(2)
      expect(new Set(lengths)).toEqual(new Set([line().length]))
    })

    test('never overflows in any frame while its container shrinks and grows', async () => {
      const { container, line } = await open(600, { defaultPage: 500, count: 10_000, siblingCount: 3 })
      const overflows: string[] = []
      for (let step = 0; step < 60; step++) {
        container.style.width = `${600 - 8 * Math.abs(30 - step)}px`
        // A frame is painted after its observers have run.
        await frames(1)
        await new Promise((resolve) => setTimeout(resolve))
        if (line().lines > 1 || !line().hasRoom) overflows.push(container.style.width)
      }
      expect(overflows).toEqual([])
    })

    test('follows the font', async () => {
      const { container, line } = await open(500, { defaultPage: 50, siblingCount: 2 })
      const before = line().length
      const { style } = find(container, 'nav')
      style.fontSize = '40px'
      await frames(3)
      expect(line()).toMatchObject({ lines: 1, hasRoom: true })
      expect(line().length).toBeLessThan(before)
      style.fontSize = ''
      await frames(3)
      expect(line().length).toBe(before)
    })

    test('follows the number of digits', async () => {
      const { line, update } = await open(420, { count: 90 })
      const before = line().length
      await update({ count: 10_000_000 })
      await frames(2)
      expect(line()).toMatchObject({ lines: 1, hasRoom: true })
      expect(line().length).toBeLessThan(before)
      await update({ count: 90 })
      await frames(2)
      expect(line().length).toBe(before)
    })

    test('follows `translations.number`', async () => {
      const { line, list, update } = await open(508, { count: 90 })
      await update({ translations: { number: (page) => `page ${page}` } })
      await frames(2)
      expect(line()).toMatchObject({ lines: 1, hasRoom: true })
      expect(list()).toBe('[page 1] page 2 page 3 … page 9')
    })

    test('has room for numbers whose digits are grouped', async () => {
      const { format: number } = new Intl.NumberFormat('en')
      const { line, resize } = await open(1200, {
        totalPages: 9_999_999,
        count: undefined,
        defaultPage: 5_000_000,
        siblingCount: 3,
        boundaryCount: 0,
        translations: { number },
      })
      for (const width of [840, ...widths]) {
        await resize(width)
        // A single entry may be wider than the list.
        if (line().length > 1) expect(line(), `${width} px`).toMatchObject({ lines: 1, hasRoom: true })
      }
    })

    test('follows the total and `siblingCount`', async () => {
      const { line, list, update } = await open(500, { count: undefined })
      expect(line().length).toBe(0)
      await update({ count: 90, page: 5 })
      await frames(2)
      expect(list()).toBe('1 … 4 [5] 6 … 9')
      await update({ siblingCount: 2 })
      await frames(2)
      expect(list()).toBe('1 2 3 4 [5] 6 7 8 9')
      await update({ count: 0 })
      expect(line().length).toBe(0)
      await update({ count: 900 })
      await frames(2)
      expect(list()).toBe('1 2 3 4 [5] 6 7 … 90')
    })

    test('fits from right to left', async () => {
      const { line, resize } = await open(1200, { defaultPage: 50, dir: 'rtl' })
      for (const width of widths) {
        await resize(width)
        expect(line(), `${width} px`).toMatchObject({ lines: 1, hasRoom: true })
      }
    })

    test('fits once it is shown', async () => {
      addStyle('.hidden { display: none }')
      const { container, line } = await open(300, { roots: [{ attributes: { class: 'hidden' } }], defaultPage: 50 })
      expect(line().length).toBe(7)
      find(container, '.hidden').classList.remove('hidden')
      await frames(2)
      expect(line()).toMatchObject({ lines: 1, hasRoom: true })
      expect(line().length).toBeLessThan(7)
    })

    test.for([
      ['a grid', 'display: grid; grid-template-columns: auto minmax(0, 1fr) auto'],
      ['a column', 'display: flex; flex-direction: column'],
      ['a block', 'display: block'],
    ] as const)('fits inside %s', async ([, style]) => {
      addStyle(`nav { ${style} }`)
      const { line, resize } = await open(800, { defaultPage: 50 })
      for (const width of [600, 300, 200]) {
        await resize(width)
        expect(line(), `${width} px`).toMatchObject({ lines: 1, hasRoom: true })
      }
    })

    test('fits inside a dialog that opens', async () => {
      addStyle(fitStyles)
      const dialog = document.body.appendChild(document.createElement('dialog'))
      dialog.style.width = '300px'
      onTestFinished(() => dialog.remove())
      const view = await render({ count: 1000, list: 'fit', defaultPage: 50 }, dialog)
      dialog.showModal()
      await frames(2)
      expect(lineOf(find(view.container, '[data-fit]'))).toMatchObject({ lines: 1, hasRoom: true })
    })

    test('fits inside an iframe', async () => {
      const frame = document.body.appendChild(document.createElement('iframe'))
      frame.style.width = '300px'
      const inside = frame.contentDocument as Document
      inside.head.appendChild(inside.createElement('style')).textContent = fitStyles
      const container = inside.body.appendChild(inside.createElement('div'))
      await render({ count: 1000, list: 'fit', defaultPage: 50 }, container)
      const list = find(container, '[data-fit]')
      for (const width of [300, 600, 250]) {
        frame.style.width = `${width}px`
        await frames(3)
        expect(lineOf(list), `${width} px`).toMatchObject({ lines: 1, hasRoom: true })
      }
    })

    test('fits custom content', async () => {
      const { line, resize } = await open(800, { defaultPage: 50, custom: 'both' })
      for (const width of [...widths, ...[...widths].reverse()]) {
        await resize(width)
        // A single entry may be wider than the list.
        if (line().length > 1) expect(line(), `${width} px`).toMatchObject({ lines: 1, hasRoom: true })
      }
    })

    test('leaves nothing behind after it has measured', async () => {
      const { container, line, resize } = await open(300, { defaultPage: 50, ids: { item: (page) => `item-${page}` } })
      await resize(200)
      expect(container.querySelectorAll('ul')).toHaveLength(1)
      expect(container.querySelectorAll('li')).toHaveLength(line().length)
      expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth)
    })

    test('keeps focus on a control that stays', async () => {
      const { control, list, resize } = await open(700, { count: 300, defaultPage: 15 })
      await tabTo(control(16))
      await press('{Enter}')
      await expect.poll(() => list()).toBe('1 … 15 [16] 17 … 30')
      expect(await focused()).toBe(control(16))
      await resize(300)
      expect(await focused()).toBe(control(16))
    })

    test('goes to pages that only the fitted list shows', async () => {
      const { control, list } = await open(390, { count: 300, defaultPage: 4 })
      expect(list()).toBe('1 … [4] … 30')
      await click(control(30))
      expect(list()).toBe('1 … 28 29 [30]')
    })

    test('warns once if it shrinks to its content', async () => {
      addStyle('[data-fit] { flex: none !important }')
      const { resize } = await open(260, { defaultPage: 50 })
      for (const width of [240, 230, 220, 210]) await resize(width)
      expect(takeConsole()).toEqual([expect.stringContaining('The width of a FitList depends on its entries')])
    })
  })
}
