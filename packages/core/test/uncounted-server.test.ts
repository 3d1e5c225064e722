import fc from 'fast-check'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createCursors, exactCount, type PageAnswer } from '../src/index.js'
import { type App, createVisitor, lengths, pageSize, type Server, steps } from './uncounted-server.js'

const numRuns = Number(process.env.PROPERTY_RUNS || 500)

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  vi.stubGlobal('document', {})
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

const serverOf = (length: number): Server => ({ rows: Array.from({ length }, (_, index) => index + 1) })

/**
 * An app that passes what `exactCount` says. Some servers say whether there is a next page. Some apps don't show an empty
 * page, but request the one that its count leads back to.
 */
function createCountingApp(server: Server, { saysNext, showsEmptyPages }: Record<string, boolean>): App {
  let previous: (PageAnswer & { count: number | undefined }) | undefined
  let answer: (PageAnswer & { count: number | undefined; shown: number[] }) | undefined
  return {
    shown: (page) => page,
    answer: () => answer && { page: answer.page, rows: answer.shown },
    options: () => ({
      count: answer?.count,
      hasNextPage: answer && (answer.hasNextPage ?? answer.rows === pageSize),
      ...(!showsEmptyPages && { onPageOutOfRange: undefined }),
    }),
    receive(page) {
      const start = (page - 1) * pageSize
      const shown = server.rows.slice(start, start + pageSize)
      const hasNextPage = saysNext ? start + pageSize < server.rows.length : undefined
      const next = { page, pageSize, rows: shown.length, hasNextPage }
      const count = exactCount(previous, next)
      previous = { ...next, count }
      if (shown.length === 0 && page > 1 && !showsEmptyPages) return Math.ceil((count || 1) / pageSize)
      answer = { ...previous, shown }
    },
  }
}

/** An app that requests pages by cursor: the last row of the page before. */
function createCursorApp(server: Server): App {
  let cursors = createCursors<number>(pageSize)
  let answer: { page: number; rows: number[] } | undefined
  return {
    shown: (page) => (cursors.of(page) === null ? Math.min(page, cursors.options.totalPages ?? 1) : page),
    answer: () => answer,
    options: () => cursors.options,
    receive(page) {
      const after = cursors.of(page) ?? 0
      const rest = server.rows.filter((row) => row > after)
      const rows = rest.slice(0, pageSize)
      const next = rest.length > pageSize ? (rows.at(-1) ?? null) : null
      const wasEmpty = answer?.rows.length === 0
      answer = { page, rows }
      if (rows.length > 0 || page === 1) cursors = cursors.received(page, next)
      else if (!wasEmpty) cursors = cursors.received(page - 1, null)
      // After two empty pages, only page 1 is sure to exist.
      else cursors = createCursors(pageSize)
      return undefined
    },
  }
}

test.each([
  { saysNext: true, showsEmptyPages: true },
  { saysNext: true, showsEmptyPages: false },
  { saysNext: false, showsEmptyPages: true },
  { saysNext: false, showsEmptyPages: false },
])(
  'exactCount leads to pages that exist, and to all of them: %o',
  async ({ saysNext, showsEmptyPages }) => {
    await fc.assert(
      fc.asyncProperty(lengths, fc.integer({ min: 1, max: 9 }), steps, async (length, firstPage, actions) => {
        const server = serverOf(length)
        const app = createCountingApp(server, { saysNext, showsEmptyPages })
        const visitor = createVisitor(server, app, firstPage)
        for (const step of actions) await visitor.play(step)
        const rows = await visitor.readAll()
        // Where a server says nothing, rows that are added after a full last page stay unknown until the next query.
        const hasGrown = actions.some(({ type }) => type === 'grow')
        const isHidden = hasGrown && !saysNext && rows.length === app.options().count && rows.length % pageSize === 0
        expect(rows).toEqual(isHidden ? server.rows.slice(0, rows.length) : server.rows)
      }),
      { numRuns },
    )
  },
  300_000,
)

test('createCursors leads to pages that exist, and to all of them', async () => {
  await fc.assert(
    fc.asyncProperty(lengths, fc.integer({ min: 1, max: 9 }), steps, async (length, firstPage, actions) => {
      const server = serverOf(length)
      const visitor = createVisitor(server, createCursorApp(server), firstPage)
      for (const step of actions) await visitor.play(step)
      expect(await visitor.readAll()).toEqual(server.rows)
      expect(visitor.pagination.get()).toMatchObject({ isTotalKnown: true, nextPage: null })
    }),
    { numRuns },
  )
}, 300_000)
