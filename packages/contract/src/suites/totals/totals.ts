import type { PaginationOptions } from '@dogear/core'
import { describe, expect, test, vi } from 'vitest'
import { controlTypes } from '../../harness/controls.js'
import { afterTasks } from '../../harness/frame.js'
import { controlled, type Renderer, type SceneProps, type View } from '../../harness/renderer.js'
import { type Step, tell } from '../../harness/story.js'

/** What a server reports about the total. */
type Answer = Pick<PaginationOptions, 'count' | 'minCount'>

interface App {
  /** Whether the app still passes the total of the previous rows while it loads others. */
  readonly keepsRows?: boolean
  readonly server: (query: string, offset: number) => Answer
  readonly page?: number
  readonly query?: string
}

const counted = (query: string): Answer => ({ count: query ? 13 : 500 })
const uncounted = (_query: string, offset: number): Answer => (offset < 30 ? { minCount: 30 } : { count: 30 })

const outOfRange = (page: number, requestedPage: number, pageSize: number) => [{ page, requestedPage, pageSize }]

const expectRange =
  (start: number, end: number): Step =>
  ({ api }) =>
    expect(api().pageRange).toEqual({ start, end })

export function describeTotals({ render, has, rules }: Renderer): void {
  const open = (scene: SceneProps = {}) => render({ count: 100, ...scene })

  /**
   * An app whose page is in its URL and whose rows come from a server. It requests the offset that is shown, and is busy
   * while its rows belong to another address.
   */
  async function openApp({ keepsRows, server, page = 1, query = '' }: App) {
    let address = { page, query }
    let rows: (typeof address & { readonly answer: Answer }) | undefined
    const requests: string[] = []

    const options = (): SceneProps => {
      const { page, query } = address
      const busy = rows?.page !== page || rows.query !== query
      return { count: undefined, minCount: undefined, page, busy, ...(keepsRows || !busy ? rows?.answer : {}) }
    }
    const fetchShown = () => {
      const request = `${address.query}${view.api().pageRange.start}`
      if (request !== requests.at(-1)) requests.push(request)
    }
    const show = async () => {
      await view.update(options())
      fetchShown()
    }
    const goTo = (change: Partial<typeof address>) => {
      address = { ...address, ...change }
      return show()
    }
    const accept = ({ page }: { page: number }) => void goTo({ page })
    const view = await render({ onPageChange: accept, onPageOutOfRange: accept, ...options() })
    fetchShown()
    /** The server answers the latest request. */
    const load = () => {
      rows = { ...address, answer: server(address.query, view.api().pageRange.start) }
      return show()
    }
    return { ...view, goTo, load, requests }
  }

  describe('an app that loads from a server', () => {
    test('moves at once, and requests only the last page when Next is pressed again and again', async () => {
      const { api, click, list, load, requests } = await openApp({ server: counted })
      expect([list(), api().busy]).toEqual(['', true])
      await load()
      for (const page of [2, 3, 4]) {
        await click('next')
        await expect.poll(list).toContain(`[${page}]`)
      }
      expect(api()).toMatchObject({ busy: true, isTotalKnown: true, pageRange: { start: 30, end: 40 } })
      await load()
      expect([list(), api().busy]).toEqual(['1 2 3 [4] 5 … 50', false])
      expect(requests).toEqual(['0', '10', '20', '30'])
    })

    test('comes back from a filter with one request, at the right offset', async () => {
      const app = { keepsRows: true, server: counted, query: 'a', page: 2 }
      const { api, goTo, list, load, requests } = await openApp(app)
      await load()
      await goTo({ query: '', page: 12 })
      expect(api()).toMatchObject({ page: 12, pageRange: { start: 110, end: 120 } })
      await afterTasks()
      await load()
      expect(list()).toBe('1 … 11 [12] 13 … 50')
      expect(requests).toEqual(['a10', '110'])
    })

    test('goes back once from an empty page after the end', async () => {
      const { api, click, list, load, requests } = await openApp({ server: uncounted, page: 3 })
      await load()
      await click('next')
      await expect.poll(list).toMatch(/^1 2 3 \[4\] (5 )?…$/)
      await load()
      await expect.poll(() => api().busy).toBe(true)
      expect(list()).toBe('1 2 [3]')
      await expect.poll(() => requests.length).toBe(3)
      await afterTasks()
      expect(requests).toEqual(['20', '30', '20'])
    })
  })

  test('an open total grows by one page with each request, and the elements of its entries stay the same', async () => {
    const { click, control, list, part } = await render({ hasNextPage: true })
    const elements = () => [control(1), control(2), part('ellipsis')]
    await click('next')
    expect(list()).toBe('1 [2] 3 …')
    const before = elements()
    await click('next')
    expect(list()).toBe('1 2 [3] 4 …')
    expect(elements()).toEqual(before)
    await click('first')
    expect(list()).toBe('[1] 2 …')
  })

  rules('busy', () => {
    test.for(controlTypes)('keeps the controls enabled: %s', async ([, type]) => {
      const { control, update } = await open({ ...type, page: 5 })
      await update({ count: undefined, page: 6, busy: true })
      const names = ['first', 'prev', 1, 5, 7, 10, 'next', 'last'] as const
      expect(names.map((name) => control(name).ariaDisabled)).toEqual(names.map(() => null))
    })
  })

  describe('what is remembered while busy', () => {
    const busy = { busy: true }
    const isTotal =
      (count: number, totalPages: number): Step =>
      ({ api }) =>
        expect(api()).toMatchObject({ count, totalPages })

    tell(open, {
      'is the total of the last render that wasn’t busy': [
        { count: 100 },
        ...[busy, { count: 50 }, { count: 30 }, { count: undefined }, isTotal(100, 10), { busy: false }, isTotal(0, 0)],
      ],
      'includes a page that was clamped': [
        { count: 30, page: 9 },
        ...[busy, { count: undefined }, 'page 3', expectRange(20, 30), { page: 8 }, 'page 8'],
      ],
      'isn’t what a request sees before it is rendered': [
        { count: undefined, hasNextPage: true, onPageChange: () => {} },
        requestThree,
        'shows 1 … 4 [5] 6 …',
        { busy: true, hasNextPage: undefined },
        'click first, shows [1] 2 3 4 5 …, requested 2 5 1',
      ],
      'is the same in both roots of one list': [
        { createdBy: 'parent', roots: [{}, {}] },
        { busy: true, count: undefined, page: 2 },
        ({ list }) => expect([list(0), list(1)]).toEqual(Array(2).fill('1 [2] 3 4 5 … 10')),
      ],
    })

    test.for(['root', 'parent'] as const)('belongs to one pagination (created by the %s)', async (createdBy) => {
      const [above, below] = [await open({ createdBy }), await open({ count: 50, createdBy })]
      for (const { update } of [above, below]) await update({ busy: true, count: undefined })
      expect([above.list(), below.list()]).toEqual(['[1] 2 3 4 5 … 10', '[1] 2 3 4 5'])
    })
  })

  describe('onPageOutOfRange', () => {
    const openPast = async (scene: SceneProps = {}) => {
      const onPageOutOfRange = vi.fn()
      const view = await open({ page: 99, onPageOutOfRange, ...scene })
      return { ...view, onPageOutOfRange, calls: () => onPageOutOfRange.mock.calls }
    }

    test('is called once until the numbers change', async () => {
      const { calls, update } = await openPast()
      for (const change of [{ dir: 'rtl' }, { siblingCount: 2 }, { busy: true }, { busy: false }] as const) {
        await afterTasks()
        await update(change)
      }
      await afterTasks()
      await expect.poll(calls).toEqual([outOfRange(10, 99, 10)])
      for (const [index, change] of [{ page: 98 }, { pageSize: 20 }, { count: 50 }].entries()) {
        await update(change)
        await expect.poll(() => calls().length).toBe(index + 2)
      }
      await afterTasks()
      expect(calls().slice(1)).toEqual([outOfRange(10, 98, 10), outOfRange(5, 98, 20), outOfRange(3, 98, 20)])
    })

    test('is called in a task after the commit', async () => {
      const log: string[] = []
      const { list, update } = await open({ page: 1, onPageOutOfRange: () => void log.push(list()) })
      const isUpdated = update({ page: 99 })
      expect(log).toEqual([])
      await isUpdated
      await expect.poll(() => log).toEqual(['1 … 6 7 8 9 [10]'])
    })

    test('isn’t called if the page is back in range by then', async () => {
      const { calls, update } = await openPast({ page: 1 })
      void update({ page: 99 })
      void update({ page: 2 })
      await afterTasks()
      void update({ page: 99 })
      await update({ busy: true })
      await afterTasks()
      expect(calls()).toEqual([])
      await update({ busy: false })
      await expect.poll(() => calls().length).toBe(1)
    })

    test('only the latest function is called', async () => {
      const { calls, update } = await openPast()
      const latest = vi.fn()
      await expect.poll(() => calls().length).toBe(1)
      for (const [change, count] of [
        [{ onPageOutOfRange: latest }, 0],
        [{ page: 98 }, 1],
      ] as const) {
        await update(change)
        await expect.poll(() => latest.mock.calls.length).toBe(count)
        await afterTasks()
        expect([calls().length, latest.mock.calls.length]).toEqual([1, count])
      }
    })

    test('can correct the page', async () => {
      const onPageOutOfRange = vi.fn(({ page }: { page: number }) => void view.update({ page }))
      const view = await open({ ...controlled, page: 99, onPageOutOfRange })
      await expect.poll(() => onPageOutOfRange.mock.calls.length).toBe(1)
      await afterTasks()
      await view.update({ count: 1000 })
      expect([view.api().page, view.requests]).toEqual([10, []])
      expect(onPageOutOfRange).toHaveBeenCalledOnce()
    })

    test('is called for a pagination that the parent creates, however many roots it has', async () => {
      const counts: number[] = []
      for (const roots of [[{}], [{}, {}, {}]]) {
        const { calls } = await openPast({ createdBy: 'parent', roots })
        await expect.poll(() => calls().length).toBeGreaterThan(0)
        await afterTasks()
        counts.push(calls().length)
      }
      expect(counts[1]).toBe(counts[0])
    })

    // Vanilla code has nothing to unmount.
    if (!has('parts')) return

    test.for(['root', 'parent'] as const)(
      'isn’t called once it is unmounted (created by the %s)',
      async (createdBy) => {
        const { calls, unmount } = await openPast({ createdBy })
        const wasCalled = calls().length
        await unmount()
        await afterTasks()
        expect(calls()).toHaveLength(wasCalled)
      },
    )
  })
}

const requestThree = ({ run }: View) =>
  run(({ goToNextPage, goToLastPage, setPage }) => {
    goToNextPage()
    setPage(5)
    goToLastPage()
  })
