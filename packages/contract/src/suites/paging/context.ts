import type { PaginationActions } from '@dogear/core'
import { describe, expect, test, vi } from 'vitest'
import type { Renderer } from '../../harness/renderer.js'

/** One request of each kind, which together lead to page 3. */
const requests: Record<keyof PaginationActions, (actions: PaginationActions) => void> = {
  goToFirstPage: ({ goToFirstPage }) => goToFirstPage(),
  goToLastPage: ({ goToLastPage }) => goToLastPage(),
  setPageSize: ({ setPageSize }) => setPageSize(5),
  setPagination: ({ setPagination }) => setPagination({ page: 2, pageSize: 10 }),
  goToNextPage: ({ goToNextPage }) => goToNextPage(),
  goToPrevPage: ({ goToPrevPage }) => goToPrevPage(),
  setPage: ({ setPage }) => setPage(3),
  announce: ({ announce }) => announce(),
}
const actions = Object.keys(requests) as (keyof PaginationActions)[]

const triggers = ['getFirstTriggerProps', 'getPrevTriggerProps', 'getNextTriggerProps', 'getLastTriggerProps'] as const
const getters = ['slice', 'getPageUrl', 'getRootProps', 'getItemProps', 'getEllipsisProps', ...triggers] as const

export function describeContext({ render, has, useContextOutsideRoot }: Renderer): void {
  describe.for(['root', 'parent'] as const)('the context created by the %s', (createdBy) => {
    test('has these members', async () => {
      const { api } = await render({ count: 95, defaultPage: 4, createdBy })
      const { pages, ...members } = Object.fromEntries(Object.entries(api()))
      expect(pages).toHaveLength(7)
      const functions = Object.fromEntries([...actions, ...getters].map((name) => [name, expect.any(Function)]))
      // An accessor of all paginations, so not an own member.
      expect({ ...members, type: api().type }).toEqual({
        ...functions,
        ...{ page: 4, count: 95, pageSize: 10, totalPages: 10, isTotalKnown: true, busy: false, disabled: false },
        ...{ previousPage: 3, nextPage: 5, pageRange: { start: 30, end: 40 }, type: 'button' },
      })
    })

    test('`type` and `getPageUrl` are those of the options, with the current page size', async () => {
      const { api, run, update } = await render({ count: 100, createdBy })
      const urls = () => [3, 0, 99.5].map((page) => api().getPageUrl(page))
      expect([api().type, ...urls()]).toEqual(['button', undefined, undefined, undefined])
      await update({ getPageUrl: ({ page, pageSize }) => `#${page}-${pageSize}` })
      expect([api().type, ...urls()]).toEqual(['button', '#3-10', '#0-10', '#99.5-10'])
      await run(({ setPageSize }) => setPageSize(20))
      await update({ type: 'link' })
      expect([api().type, ...urls()]).toEqual(['link', '#3-20', '#0-20', '#99.5-20'])
      await update({ type: undefined, getPageUrl: () => '#other' })
      expect([api().type, ...urls()]).toEqual(['button', '#other', '#other', '#other'])
    })

    test('keeps the identity of its actions', async () => {
      const { api, goTo, update } = await render({ count: 100, createdBy, onPageChange: vi.fn() })
      const first = actions.map((name) => api()[name])
      await goTo('next')
      await update({ count: 200, pageSize: 20, onPageChange: vi.fn(), siblingCount: 2 })
      expect(actions.filter((name, index) => api()[name] !== first[index])).toEqual([])
    })
  })

  describe('the context', () => {
    test('`slice` and the prop getters are new functions when their results can change', async () => {
      const { api, goTo, run, update } = await render({ count: 100, getPageUrl: ({ page }) => `#${page}` })
      const changes = [
        () => goTo('next'),
        () => run(({ setPageSize }) => setPageSize(20)),
        () => update({ count: 500 }),
      ]
      for (const change of changes) {
        const before = api()
        await change()
        expect(getters.filter((name) => api()[name] === before[name])).toEqual([])
      }
      const texts = { translations: { itemLabel: () => 'Seite' }, ids: { item: () => 'id' } }
      for (const option of [{ type: 'link' }, { getPageUrl: () => '#other' }, texts] as const) {
        const before = api()
        await update(option)
        expect(api().getItemProps).not.toBe(before.getItemProps)
      }
      const item = { href: '#other', 'aria-label': 'Seite', id: 'id' }
      expect(api().getItemProps({ type: 'page', value: 1 })).toMatchObject(item)
    })

    test('each prop getter of a control returns one function, the click handler', async () => {
      const { api } = await render({ count: 100, defaultPage: 5 })
      const context = api()
      const all = [...triggers.map((name) => context[name]()), context.getItemProps({ type: 'page', value: 3 })]
      const isFunction = (value: unknown) => typeof value === 'function'
      expect(all.map((props) => Object.values(props).filter(isFunction).length)).toEqual([1, 1, 1, 1, 1])
    })

    if (has('parts')) {
      test('outside a Root, usePaginationContext throws an error that says what is missing and how to add it', async () => {
        const error = await useContextOutsideRoot()
        expect(error).toBeInstanceOf(Error)
        expect(String(error)).toMatch(
          /usePaginationContext.*must be used inside.*<Pagination\.Root>.*two copies of Dogear/s,
        )
      })
    }
  })

  if (!has('parts')) return

  describe('a request in an effect', () => {
    test.for(['root', 'parent', 'switch'] as const)(
      'runs again when its own values change, but not for the new page (created by the %s)',
      async (createdBy) => {
        const run = vi.fn(({ setPage }) => setPage(4))
        const scene = { createdBy, onPageChange: () => {}, effect: { key: 'a', run } }
        const { click, list, requests, shows, update } = await render({ count: 100, ...scene })
        await shows('1 2 3 [4] 5 … 10')
        expect(requests).toEqual([4])
        const runs = run.mock.calls.length
        for (const _time of [1, 2]) await click('next')
        expect(list()).toBe('1 … 5 [6] 7 … 10')
        expect(run).toHaveBeenCalledTimes(runs)
        await update({ effect: { key: 'b', run } })
        await shows('1 2 3 [4] 5 … 10')
        expect(new Set(run.mock.calls.map(([actions]) => actions.setPage)).size).toBe(1)
      },
    )

    test('doesn’t make the effect depend on the state, whatever it requests', async () => {
      const run = vi.fn((actions: PaginationActions) => {
        for (const request of Object.values(requests)) request(actions)
      })
      const { api, click, update } = await render({ count: 70, defaultPage: 4, effect: { key: 'a', run } })
      await expect.poll(() => api().page).toBe(3)
      const runs = run.mock.calls.length
      await click('first')
      await click(2)
      await update({ count: 80, dir: 'rtl' })
      expect(run).toHaveBeenCalledTimes(runs)
    })

    test('acts on the pagination that a RootProvider has now, and doesn’t run again for another one', async () => {
      const run = vi.fn(({ setPage }) => setPage(4))
      const { list, shows, update } = await render({ count: 100, createdBy: 'switch' })
      await update({ provided: 'second' }, { effect: { key: 'a', run } })
      await shows('1 2 3 [4] 5 … 10')
      const runs = run.mock.calls.length
      await update({ provided: 'first' })
      expect(list()).toBe('[1] 2 3 4 5 … 10')
      expect(run).toHaveBeenCalledTimes(runs)
    })
  })
}
