import fc from 'fast-check'
import { expect, vi } from 'vitest'
import { createPagination, type PaginationOptions } from '../src/index.js'

export const pageSize = 3

/** A list on a server that doesn't count. Its rows are ascending numbers. */
export interface Server {
  rows: number[]
}

/** How an app keeps what the server answers. */
export interface App {
  /** What the answers say about the total. */
  options(): PaginationOptions
  /** The page to request and to show instead of one that can't be requested. */
  shown(page: number): number
  /** The page and the rows of the latest answer. */
  answer(): { readonly page: number; readonly rows: readonly number[] } | undefined
  /** Requests a page and keeps the answer. Returns the page to request next, if the answer isn't shown. */
  receive(page: number): number | undefined
}

/** What users do next is no longer the same run of code. */
const nextTask = () => new Promise((resolve) => setImmediate(resolve))

type Step =
  | { readonly type: 'next' | 'prev' | 'reload' | 'rest' | 'fail' }
  | { readonly type: 'item' | 'link' | 'grow' | 'shrink'; readonly number: number }

const number = fc.integer({ min: 1, max: 9 })

/** What users do and what happens to the list. Requests are answered at a `rest`, unless another action aborts them. */
export const steps: fc.Arbitrary<readonly Step[]> = fc.array(
  fc.oneof(
    { weight: 6, arbitrary: fc.record({ type: fc.constantFrom('next' as const, 'rest' as const) }) },
    { weight: 2, arbitrary: fc.record({ type: fc.constantFrom('prev' as const, 'reload' as const, 'fail' as const) }) },
    { weight: 3, arbitrary: fc.record({ type: fc.constantFrom('item' as const, 'link' as const), number }) },
    { weight: 1, arbitrary: fc.record({ type: fc.constantFrom('grow' as const, 'shrink' as const), number }) },
  ),
  { maxLength: 25 },
)

export const lengths = fc.integer({ min: 0, max: 20 })

/** A user of an app: plays steps, and checks each time that nothing is loading. */
export function createVisitor(server: Server, app: App, firstPage: number) {
  const pagination = createPagination()
  let asked = firstPage
  let pending: number | undefined
  let isWaiting = true
  let requests = 0
  let hasShrunk = false

  const goTo = (details: { page: number }) => {
    asked = details.page
  }
  /** What a framework does after each change. */
  function commit() {
    for (let before = 0; before !== asked; ) {
      asked = app.shown(asked)
      before = asked
      if (asked !== app.answer()?.page) isWaiting = true
      if (isWaiting && asked !== pending) request(asked)
      pagination.setOptions({
        page: asked,
        pageSize,
        onPageOutOfRange: goTo,
        ...app.options(),
        busy: isWaiting,
        onPageChange: goTo,
      })
      vi.runAllTimers()
    }
  }
  function request(page: number) {
    pending = page
    requests += 1
  }
  function act(action: () => void) {
    requests = 0
    action()
    commit()
  }
  function reload() {
    isWaiting = true
    pending = undefined
  }
  function rest() {
    if (isWaiting && pending === undefined) act(reload)
    while (pending !== undefined) {
      const next = app.receive(pending)
      pending = undefined
      isWaiting = next !== undefined
      asked = next ?? asked
      commit()
      expect(requests).toBeLessThanOrEqual(hasShrunk ? 3 : 2)
    }
    const { page, totalPages, busy } = pagination.get()
    expect({ page, busy }).toEqual({ page: app.answer()?.page, busy: false })
    if (page > 1) expect(app.answer()?.rows).not.toEqual([])
    expect(totalPages).toBeGreaterThanOrEqual(app.answer()?.rows.length ? page : 0)
  }
  const play = {
    next: () => act(() => pagination.get().goToNextPage()),
    prev: () => act(() => pagination.get().goToPrevPage()),
    reload: () => act(reload),
    rest,
    // The answer is an error, after which everything waits for another try.
    fail() {
      pending = undefined
    },
    item(index: number) {
      const items = pagination.get().pages.filter((entry) => entry.type === 'page')
      const item = items[index % (items.length || 1)]
      if (item) act(() => pagination.get().setPage(item.value))
    },
    link: (page: number) => act(() => goTo({ page })),
    grow(rows: number) {
      const last = server.rows.at(-1) ?? 0
      server.rows = [...server.rows, ...Array.from({ length: rows }, (_, index) => last + index + 1)]
    },
    shrink(rows: number) {
      hasShrunk = true
      server.rows = server.rows.filter((row, index) => (row + index) % 2 === 0 || index >= rows * 2)
      if (rows > 4) server.rows = server.rows.slice(0, -rows)
    },
  }
  commit()

  return {
    async play(step: Step) {
      'number' in step ? play[step.type](step.number) : play[step.type]()
      await nextTask()
    },
    /** Goes from page 1 to the last one by Next, and returns all rows. */
    async readAll() {
      rest()
      play.link(1)
      play.reload()
      rest()
      const rows = [...(app.answer()?.rows ?? [])]
      for (let page = 2; pagination.get().nextPage; page++) {
        await nextTask()
        play.next()
        rest()
        // The first try can show that the list has ended.
        if (pagination.get().page < page) break
        expect(pagination.get().page).toBe(page)
        rows.push(...(app.answer()?.rows ?? []))
      }
      return rows
    },
    pagination,
  }
}
