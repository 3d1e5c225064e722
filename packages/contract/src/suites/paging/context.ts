import { describe, expect, test, vi } from 'vitest'
import type { Renderer } from '../../harness/renderer.js'

const actions = [
  'setPage',
  'setPageSize',
  'setPagination',
  'goToFirstPage',
  'goToPrevPage',
  'goToNextPage',
  'goToLastPage',
  'announce',
] as const
const getters = [
  'slice',
  'getRootProps',
  'getItemProps',
  'getEllipsisProps',
  'getFirstTriggerProps',
  'getPrevTriggerProps',
  'getNextTriggerProps',
  'getLastTriggerProps',
] as const

export function describeContext({ render, has, useContextOutsideRoot }: Renderer): void {
  describe.for(['root', 'parent'] as const)('the context created by the %s', (createdBy) => {
    test('has these members', async () => {
      const { api } = await render({ count: 95, defaultPage: 4, createdBy })
      const { pages, ...members } = Object.fromEntries(Object.entries(api()))
      expect(pages).toHaveLength(7)
      const functions = Object.fromEntries([...actions, ...getters].map((name) => [name, expect.any(Function)]))
      expect(members).toEqual({
        ...functions,
        page: 4,
        count: 95,
        pageSize: 10,
        totalPages: 10,
        isTotalKnown: true,
        busy: false,
        disabled: false,
        previousPage: 3,
        nextPage: 5,
        pageRange: { start: 30, end: 40 },
      })
    })

    test('keeps the identity of its actions', async () => {
      const { api, run, update } = await render({ count: 100, createdBy, onPageChange: vi.fn() })
      const first = actions.map((name) => api()[name])
      await run(({ goToNextPage }) => goToNextPage())
      await update({ count: 200, pageSize: 20, onPageChange: vi.fn(), siblingCount: 2 })
      expect(actions.filter((name, index) => api()[name] !== first[index])).toEqual([])
    })
  })

  describe('the context', () => {
    test('`slice` and the prop getters are new functions when their results can change', async () => {
      const { api, run, update } = await render({ count: 100, getPageUrl: ({ page }) => `#${page}` })
      const changes = [
        () => run(({ goToNextPage }) => goToNextPage()),
        () => run(({ setPageSize }) => setPageSize(20)),
        () => update({ count: 500 }),
      ]
      for (const change of changes) {
        const before = api()
        await change()
        expect(getters.filter((name) => api()[name] === before[name])).toEqual([])
      }
      const options = [
        { type: 'link' },
        { getPageUrl: () => '#other' },
        { translations: { itemLabel: () => 'Seite' } },
        { ids: { item: () => 'id' } },
      ] as const
      for (const option of options) {
        const before = api()
        await update(option)
        expect(api().getItemProps).not.toBe(before.getItemProps)
      }
      const item = { href: '#other', 'aria-label': 'Seite', id: 'id' }
      expect(api().getItemProps({ type: 'page', value: 1 })).toMatchObject(item)
    })

    test('each prop getter of a control returns one function, the click handler', async () => {
      const { api } = await render({ count: 100, defaultPage: 5 })
      const { getItemProps, getFirstTriggerProps, getPrevTriggerProps, getNextTriggerProps, getLastTriggerProps } =
        api()
      const triggers = [getFirstTriggerProps, getPrevTriggerProps, getNextTriggerProps, getLastTriggerProps]
      for (const props of [...triggers.map((get) => get()), getItemProps({ type: 'page', value: 3 })]) {
        expect(Object.values(props).filter((value) => typeof value === 'function')).toHaveLength(1)
      }
    })

    if (has('parts')) {
      test('outside a Root, usePaginationContext throws an error that says what is missing and how to add it', async () => {
        const error = await useContextOutsideRoot()
        expect(error).toBeInstanceOf(Error)
        expect(String(error)).toMatch(/usePaginationContext.*must be used inside.*<Pagination\.Root>/s)
      })
    }
  })
}
