import { describe, expect, test } from 'vitest'
import { forEveryPart } from '../../harness/every-part.js'
import { click } from '../../harness/pointer.js'
import { find } from '../../harness/queries.js'
import type { Renderer, SceneProps } from '../../harness/renderer.js'

/** Custom content, and what a list shows with it on page 5 of 10. */
const contents: [custom: SceneProps['custom'], shown: string][] = [
  ['item', '#1, …, #4, #5, #6, …, #10'],
  ['ellipsis', '1, ellipsis-start at 1, 4, 5, 6, ellipsis-end at 5, 10'],
  ['both', '#1, ellipsis-start at 1, #4, #5, #6, ellipsis-end at 5, #10'],
  [undefined, '1, …, 4, 5, 6, …, 10'],
]

export function describeList({ render }: Renderer): void {
  const renderList = async (props: SceneProps = {}) => {
    const view = await render({ count: 100, list: 'list', ...props })
    const ul = () => find(view.container, '[data-part="list"]')
    const listItems = () => [...ul().children] as HTMLElement[]
    return { ...view, ul, listItems, contents: () => listItems().map(({ textContent }) => textContent) }
  }

  describe('a List', () => {
    test('shows its numbers after a browser has translated the page, which replaces text nodes', async () => {
      const { ul, list, run } = await renderList({ defaultPage: 5 })
      for (const control of ul().querySelectorAll('li > *')) {
        control.replaceChildren(Object.assign(document.createElement('font'), { textContent: control.textContent }))
      }
      await run(({ setPage }) => setPage(6))
      expect(list()).toBe('1 … 5 [6] 7 … 10')
      await run(({ setPage }) => setPage(10))
      expect(list()).toBe('1 … 6 7 8 9 [10]')
      await run(({ setPage }) => setPage(1))
      expect(list()).toBe('[1] 2 3 4 5 … 10')
    })

    test('keeps the element of an entry that stays', async () => {
      const { control, listItems, run } = await renderList({ defaultPage: 5 })
      const before = listItems()
      const kept = [control(4), control(5), control(10)]
      await run(({ goToNextPage }) => goToNextPage())
      expect([control(5), control(10)]).toEqual(kept.slice(1))
      // 1 … 5 6 7 … 10
      expect(listItems().map((item) => before.indexOf(item))).toEqual([0, 1, 3, 4, -1, 5, 6])
      await run(({ goToFirstPage }) => goToFirstPage())
      expect(listItems()[0]).toBe(before[0])
    })

    test('follows the total', async () => {
      const { list, listItems, update } = await renderList({ count: undefined })
      expect(listItems()).toEqual([])
      await update({ count: 30 })
      expect(list()).toBe('[1] 2 3')
      await update({ count: undefined, minCount: 1000 })
      expect(list()).toBe('[1] 2 3 4 5 …')
      await update({ minCount: undefined, count: 0 })
      expect(listItems()).toEqual([])
    })

    test('changes between buttons and links', async () => {
      const { control, update } = await renderList()
      await update({ type: 'link', getPageUrl: ({ page }) => `#${page}` })
      expect(control(3).outerHTML).toMatch(/^<a [^>]*href="#3"/)
      await update({ type: 'button' })
      expect(control(3).outerHTML).toMatch(/^<button /)
    })

    test('writes its numbers by `translations.number`, and URLs, ids and indexes in plain digits', async () => {
      const { contents, control, update } = await renderList({
        count: 100_000,
        type: 'link',
        getPageUrl: ({ page }) => `#page=${page}`,
        ids: { item: (page) => `item-${page}` },
        translations: { number: (page) => `<${page}>` },
      })
      const last = { textContent: '<10000>', ariaLabel: 'last page, page <10000>', id: 'item-10000' }
      expect(control(10_000)).toMatchObject(last)
      expect(control(10_000).getAttribute('href')).toBe('#page=10000')
      await update({ translations: { number: (page) => `${page}.` } })
      expect(contents()).toEqual(['1.', '2.', '3.', '4.', '5.', '…', '10000.'])
    })

    test.for(['root', 'parent'] as const)(
      'of a %s has the ids of `ids`, also after its entries have moved',
      async (createdBy) => {
        const ids = { item: (page: number) => `page-${page}`, ellipsis: (index: number) => `gap-${index}` }
        const { listItems, update } = await renderList({ page: 5, ids, createdBy })
        const shown = () => listItems().map((item) => item.firstElementChild?.id)
        expect(shown()).toEqual(['page-1', 'gap-1', 'page-4', 'page-5', 'page-6', 'gap-5', 'page-10'])
        await update({ count: 200, boundaryCount: 2, siblingCount: 0, page: 10 })
        expect(shown()).toEqual(['page-1', 'page-2', 'gap-2', 'page-10', 'gap-4', 'page-19', 'page-20'])
      },
    )

    test('stays the same element when the parent renders again', async () => {
      const { control, ul, update } = await renderList()
      const elements = [ul(), control(1), control(5)]
      await update({ props: forEveryPart({ attributes: { title: 'again' } }).props })
      expect([ul(), control(1), control(5)]).toEqual(elements)
      expect(control(1).title).toBe('again')
    })
  })

  describe('custom content of a List', () => {
    test.for(contents)('replaces what list items contain: %s', async ([custom, shown]) => {
      const { contents: now, listItems, update } = await renderList({ custom, defaultPage: 5 })
      const expectShown = ([custom, shown]: (typeof contents)[number]) => {
        expect(now().join(', ')).toBe(shown)
        const isHidden = custom === 'item' || !custom
        const hidden = listItems().map(({ ariaHidden }) => ariaHidden)
        expect(hidden).toEqual(now().map((_, index) => (isHidden && (index === 1 || index === 5) ? 'true' : null)))
      }
      expectShown([custom, shown])
      for (const other of contents) {
        await update({ custom: other[0] })
        expectShown(other)
      }
    })

    test('follows the page and the index, and keeps the element of an entry that stays', async () => {
      const { contents, control, update } = await renderList({ custom: 'both', defaultPage: 5 })
      const kept = control(5)
      await click(control(6))
      expect(contents()).toEqual(['#1', 'ellipsis-start at 1', '#5', '#6', '#7', 'ellipsis-end at 5', '#10'])
      expect([control(6).ariaCurrent, control(5).ariaCurrent]).toEqual(['page', null])
      expect(control(5)).toBe(kept)
      await update({ count: 200, boundaryCount: 2, page: 10 })
      expect(contents().filter((text) => text?.includes('ellipsis'))).toEqual([
        'ellipsis-start at 2',
        'ellipsis-end at 6',
      ])
    })
  })
}
