import { describe, expect, test } from 'vitest'
import { forEveryPart } from '../../harness/every-part.js'
import { click } from '../../harness/pointer.js'
import { find } from '../../harness/queries.js'
import type { Renderer, SceneProps } from '../../harness/renderer.js'

export function describeList({ render, rules }: Renderer): void {
  const renderList = async (props: SceneProps = {}) => {
    const view = await render({ count: 100, list: 'list', ...props })
    const list = () => find(view.container, '[data-part="list"]')
    return { ...view, ul: list, listItems: () => [...list().children] as HTMLElement[] }
  }

  describe('a List', () => {
    test('has one list item for each entry of `pages`', async () => {
      const { api, listItems, list, ul } = await renderList({ defaultPage: 5 })
      expect(ul().localName).toBe('ul')
      expect(list()).toBe('1 … 4 [5] 6 … 10')
      expect(listItems().map(({ localName, dataset }) => [localName, dataset.part])).toEqual(
        api().pages.map(() => ['li', 'list-item']),
      )
      expect(listItems().map(({ childElementCount, textContent }) => [childElementCount, textContent])).toEqual(
        ['1', '…', '4', '5', '6', '…', '10'].map((text) => [1, text]),
      )
    })

    test('goes to a page, and its controls behave like the standalone parts', async () => {
      const { control, list } = await renderList()
      await click(control(4))
      expect(list()).toBe('1 2 3 [4] 5 … 10')
      await click(control(10))
      expect(list()).toBe('1 … 6 7 8 9 [10]')
      await click(control('prev'))
      expect(list()).toBe('1 … 6 7 8 [9] 10')
    })

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
      const { control, listItems, update } = await renderList({
        count: 100_000,
        type: 'link',
        getPageUrl: ({ page }) => `#page=${page}`,
        ids: { item: (page) => `item-${page}` },
        translations: { number: (page) => `<${page}>` },
      })
      expect(control(10_000)).toMatchObject({
        textContent: '<10000>',
        ariaLabel: 'last page, page <10000>',
        id: 'item-10000',
      })
      expect(control(10_000).getAttribute('href')).toBe('#page=10000')
      await update({ translations: { number: (page) => `${page}.` } })
      expect(listItems().map(({ textContent }) => textContent)).toEqual(['1.', '2.', '3.', '4.', '5.', '…', '10000.'])
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

  rules('the accessible tree of a List', () => {
    test('hides only the list items of ellipses', async () => {
      const { listItems } = await renderList({ defaultPage: 5 })
      expect(listItems().map(({ ariaHidden }) => ariaHidden)).toEqual([null, 'true', null, null, null, 'true', null])
    })

    test('has no content of its own in the accessible tree but the controls', async () => {
      const { container } = await renderList({ defaultPage: 5 })
      const visible = [...container.querySelectorAll('li:not([aria-hidden]) > *')]
      expect(visible.map(({ ariaLabel }) => ariaLabel)).toEqual([
        ...['page 1', 'page 4', 'page 5', 'page 6', 'last page, page 10'],
      ])
    })
  })
}
