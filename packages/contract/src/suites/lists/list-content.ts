import { describe, expect, test } from 'vitest'
import { click } from '../../harness/pointer.js'
import type { Renderer } from '../../harness/renderer.js'

export function describeListContent({ render }: Renderer): void {
  describe('custom content of a List', () => {
    const renderList = async (custom: 'item' | 'ellipsis' | 'both') => {
      const view = await render({ count: 100, list: 'list', custom, defaultPage: 5 })
      const listItems = () => [...view.container.querySelectorAll('li')]
      return { ...view, listItems, contents: () => listItems().map(({ textContent }) => textContent) }
    }

    test('replaces everything inside the list items of pages', async () => {
      const { contents, control } = await renderList('item')
      expect(contents()).toEqual(['#1', '…', '#4', '#5', '#6', '…', '#10'])
      await click(control(6))
      expect(contents()).toEqual(['#1', '…', '#5', '#6', '#7', '…', '#10'])
      expect(control(6).ariaCurrent).toBe('page')
      expect(control(5).ariaCurrent).toBeNull()
    })

    test('replaces everything inside the list items of ellipses, which aren’t hidden then', async () => {
      const { contents, listItems } = await renderList('ellipsis')
      expect(contents()).toEqual(['1', 'ellipsis-start at 1', '4', '5', '6', 'ellipsis-end at 5', '10'])
      expect(listItems().map(({ ariaHidden }) => ariaHidden)).toEqual(Array(7).fill(null))
    })

    test('replaces both', async () => {
      const { contents } = await renderList('both')
      expect(contents()).toEqual(['#1', 'ellipsis-start at 1', '#4', '#5', '#6', 'ellipsis-end at 5', '#10'])
    })

    test('of an ellipsis follows its index', async () => {
      const { contents, update } = await renderList('ellipsis')
      await update({ count: 200, boundaryCount: 2, page: 10 })
      expect(contents().filter((text) => text?.startsWith('ellipsis'))).toEqual([
        'ellipsis-start at 2',
        'ellipsis-end at 6',
      ])
    })

    test('can be added and removed', async () => {
      const { contents, update } = await renderList('both')
      await update({ custom: undefined })
      expect(contents()).toEqual(['1', '…', '4', '5', '6', '…', '10'])
      await update({ custom: 'ellipsis' })
      expect(contents()).toEqual(['1', 'ellipsis-start at 1', '4', '5', '6', 'ellipsis-end at 5', '10'])
      await update({ custom: undefined })
      await update({ custom: 'item' })
      expect(contents()).toEqual(['#1', '…', '#4', '#5', '#6', '…', '#10'])
    })

    test('keeps the element of an entry that stays', async () => {
      const { control, run } = await renderList('both')
      const kept = control(5)
      await run(({ goToNextPage }) => goToNextPage())
      expect(control(5)).toBe(kept)
    })
  })
}
