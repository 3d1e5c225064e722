import fc from 'fast-check'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createCursors, exactCount } from '../src/index.js'
import { type App, createVisitor, lengths, pageSize, type Server, steps } from './uncounted-server.js'

const numRuns = Number(process.env.PROPERTY_RUNS || 500)

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('document', {})
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

const serverOf = (length: number): Server => ({ rows: Array.from({ length }, (_, index) => index + 1) })

/** An app that passes what `exactCount` says. Some servers say whether there is a next page. */
function createCountingApp(server: Server, saysNext: boolean): App {
  let answer:
    | { page: number; pageSize: number; rows: number[]; hasNextPage?: boolean; count?: number | undefined }
    | undefined
  return {
    shown: (page) => page,
    answer: () => answer,
    options: () => ({
      count: answer?.count,
      hasNextPage: answer && (answer.hasNextPage ?? answer.rows.length === pageSize),
    }),
    receive(page) {
      const start = (page - 1) * pageSize
      const rows = server.rows.slice(start, start + pageSize)
      const next = { page, pageSize, ...(saysNext && { hasNextPage: start + pageSize < server.rows.length }) }
      const previous = answer && { ...answer, rows: answer.rows.length }
      answer = { ...next, rows, count: exactCount(previous, { ...next, rows: rows.length }) }
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
    },
  }
}

test.each([true, false])(
  'exactCount leads to pages that exist, and to all of them (a server that says so: %s)',
  (saysNext) => {
    fc.assert(
      fc.property(lengths, fc.integer({ min: 1, max: 9 }), steps, (length, firstPage, actions) => {
        const server = serverOf(length)
        const app = createCountingApp(server, saysNext)
        const visitor = createVisitor(server, app, firstPage)
        for (const step of actions) visitor.play(step)
        const rows = visitor.readAll()
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

test('createCursors leads to pages that exist, and to all of them', () => {
  fc.assert(
    fc.property(lengths, fc.integer({ min: 1, max: 9 }), steps, (length, firstPage, actions) => {
      const server = serverOf(length)
      const visitor = createVisitor(server, createCursorApp(server), firstPage)
      for (const step of actions) visitor.play(step)
      expect(visitor.readAll()).toEqual(server.rows)
      expect(visitor.pagination.get()).toMatchObject({ isTotalKnown: true, nextPage: null })
    }),
    { numRuns },
  )
}, 300_000)
