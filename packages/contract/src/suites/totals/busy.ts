import type { PaginationOptions } from '@dogear/core'
import { describe, expect, test } from 'vitest'
import { controlTypes } from '../../harness/controls.js'
import type { Renderer } from '../../harness/renderer.js'

const none = { count: undefined, totalPages: undefined, minCount: undefined, hasNextPage: undefined }

/** Each case has a total, the page to request, and what the list shows while that page loads. */
const remembered: [total: PaginationOptions, page: number, list: string, expected: object][] = [
  [{ count: 45 }, 3, '1 2 [3] 4 5', { count: 45, totalPages: 5, isTotalKnown: true, nextPage: 4 }],
  [{ totalPages: 5 }, 5, '1 2 3 4 [5]', { count: 0, totalPages: 5, isTotalKnown: true, nextPage: null }],
  [{ count: 0 }, 1, '', { count: 0, totalPages: 0, isTotalKnown: true, nextPage: null }],
  [{ minCount: 1000 }, 2, '1 [2] 3 4 5 …', { totalPages: 100, isTotalKnown: false, nextPage: 3 }],
  [{ hasNextPage: true }, 2, '1 [2] 3 …', { totalPages: 3, isTotalKnown: false, nextPage: 3 }],
  [{ hasNextPage: true }, 9, '1 … 8 [9] 10 …', { totalPages: 10, isTotalKnown: false, nextPage: 10 }],
  [{ hasNextPage: false }, 1, '[1]', { totalPages: 1, isTotalKnown: true, nextPage: null }],
  [{ count: 1000, maxPage: 5 }, 5, '1 2 3 4 [5]', { totalPages: 5, isTotalKnown: true, nextPage: null }],
  [{}, 4, '', { totalPages: 0, isTotalKnown: false, nextPage: null }],
]

export function describeBusy({ render }: Renderer): void {
  describe.for(controlTypes)('while busy, %s', ([, type]) => {
    test.for(remembered)('show the last total: %o and page %d', async ([total, page, list, expected]) => {
      const view = await render({ ...type, ...total })
      await view.update({ ...none, maxPage: undefined, page, busy: true })
      expect(view.list()).toBe(list)
      expect(view.api()).toMatchObject({ ...expected, page, busy: true })
    })

    test('stay enabled as they were', async () => {
      const { control, update } = await render({ ...type, count: 100, page: 5 })
      await update({ count: undefined, page: 6, busy: true })
      const names = ['first', 'prev', 1, 5, 7, 10, 'next', 'last'] as const
      expect(names.map((name) => control(name).ariaDisabled)).toEqual(names.map(() => null))
    })
  })

  describe('busy', () => {
    test('marks the root, without `aria-busy`', async () => {
      const { api, roots, update } = await render({ count: 100 })
      expect([api().busy, roots()[0]?.hasAttribute('data-busy')]).toEqual([false, false])
      await update({ busy: true })
      expect([api().busy, roots()[0]?.getAttribute('data-busy')]).toEqual([true, ''])
      expect(roots()[0]?.ariaBusy).toBeNull()
      await update({ busy: false })
      expect(roots()[0]?.hasAttribute('data-busy')).toBe(false)
    })

    test('from the start, shows nothing until there is a total', async () => {
      const { api, list, update } = await render({ busy: true, page: 3 })
      expect([list(), api().totalPages, api().pageRange]).toEqual(['', 0, { start: 20, end: 30 }])
      await update({ busy: false, count: 100 })
      expect(list()).toBe('1 2 [3] 4 5 … 10')
    })

    test('ignores `hasNextPage`, which may belong to another page', async () => {
      const { api, list, update } = await render({ hasNextPage: true, page: 3 })
      await update({ page: 1, busy: true, hasNextPage: false })
      expect([list(), api().isTotalKnown, api().nextPage]).toEqual(['[1] 2 3 4 …', false, 2])
      await update({ busy: false })
      expect([list(), api().isTotalKnown]).toEqual(['[1]', true])
    })

    test('shows a total that is passed, instead of the last one', async () => {
      const { list, update } = await render({ count: 100, page: 2 })
      await update({ busy: true, count: 30 })
      expect(list()).toBe('1 [2] 3')
      await update({ count: undefined })
      expect(list()).toBe('1 [2] 3 4 5 … 10')
      await update({ count: undefined, totalPages: 4 })
      expect(list()).toBe('1 [2] 3 4 5 … 10')
    })

    test.for([
      [{ count: 13 }, '1 2', { start: 110, end: 120 }],
      [{ totalPages: 2 }, '1 2', { start: 110, end: 120 }],
    ] as const)('shows the page that is passed, past the total of another query: %o', async ([total, list, range]) => {
      const { api, update, ...view } = await render({ ...total, page: 1 })
      await update({ page: 12, busy: true })
      expect([api().page, api().pageRange, view.list()]).toEqual([12, range, list])
      expect([view.control('next').ariaDisabled, view.control('last').ariaDisabled]).toEqual(['true', null])
      expect([view.control('prev').ariaDisabled, api().previousPage, api().nextPage]).toEqual([null, 11, null])
    })

    test.for(controlTypes)('offers no Item beyond `maxPage`, and keeps Next enabled, %s', async ([, type]) => {
      const { control, list, update } = await render({ ...type, hasNextPage: true, maxPage: 3, page: 2 })
      await update({ page: 3, busy: true })
      expect(list()).toBe('1 2 [3] 4 …')
      const disabled = ([1, 2, 3, 4, 'next'] as const).map((name) => control(name).ariaDisabled)
      expect(disabled).toEqual([null, null, null, 'true', null])
    })

    test('shows a page beyond `maxPage`, and disables no trigger', async () => {
      const { api, control, update } = await render({ hasNextPage: true, maxPage: 3, page: 2 })
      await update({ page: 7, busy: true })
      expect(api()).toMatchObject({ page: 7, totalPages: 8, isTotalKnown: false, nextPage: null })
      expect([control('prev').ariaDisabled, control('next').ariaDisabled]).toEqual([null, null])
    })

    test('keeps a page clamped that was already shown clamped', async () => {
      const { api, update } = await render({ count: 30, page: 9 })
      expect(api().page).toBe(3)
      await update({ busy: true })
      expect(api().page).toBe(3)
      await update({ count: undefined })
      expect([api().page, api().pageRange]).toEqual([3, { start: 20, end: 30 }])
      await update({ page: 8 })
      expect(api().page).toBe(8)
    })
  })
}
