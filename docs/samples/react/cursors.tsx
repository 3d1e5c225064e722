import { createCursors, exactCount, type PageAnswer, usePageUrl, usePagination } from '@dogear/react'
import * as Pagination from '@dogear/react/pagination'
import { createPageUrl } from '@dogear/react/url'
import { useEffect, useMemo, useRef, useState } from 'react'
import { PageList } from '../../../examples/react/src/page-list'
import { type CursorAnswer, fetchByCursor } from '../shared/fetch-by-cursor'

const limit = 10
const pageUrl = createPageUrl({ pageSizes: [limit] })
const noCursors = createCursors(limit)

export default function ElementsByCursor() {
  const list = usePageUrl(pageUrl)
  const [cursors, setCursors] = useState(noCursors)
  // A page without a cursor can't be requested.
  const page = cursors.of(list.page) === null ? (cursors.options.totalPages ?? 1) : list.page
  const cursor = cursors.of(page) ?? undefined
  const [attempts, setAttempts] = useState(0)
  const query = useMemo(() => ({ page, cursor, attempts }), [page, cursor, attempts])
  const [answer, setAnswer] = useState<CursorAnswer & { query: typeof query; count: number | undefined }>()
  const [failed, setFailed] = useState<typeof query>()
  const rows = useRef<HTMLOListElement>(null)
  const previous = useRef<PageAnswer & { count: number | undefined }>(undefined)
  const busy = answer?.query !== query
  // The count of the rows, once the end is known.
  const count = cursors.options.totalPages && answer?.count
  const pagination = usePagination({ ...list, page, ...(count === undefined ? cursors.options : { count }), busy })

  useEffect(() => {
    if (page !== list.page) list.onPageOutOfRange({ page, requestedPage: list.page, pageSize: limit })
  }, [list, page])

  useEffect(() => {
    const { page, cursor } = query
    const request = new AbortController()
    fetchByCursor({ cursor, limit }, request.signal).then(
      (next) => {
        if (request.signal.aborted) return
        const found = { page, pageSize: limit, rows: next.rows.length, hasNextPage: next.nextCursor !== undefined }
        const wasEmpty = previous.current?.rows === 0
        const count = exactCount(previous.current, found)
        previous.current = { ...found, count }
        if (found.rows === 0 && page > 1) {
          // The list ends before an empty page. After two of them, only page 1 is sure to exist.
          setCursors((cursors) => (wasEmpty ? noCursors : cursors.received(page - 1, null)))
        } else {
          setCursors((cursors) => cursors.received(page, next.nextCursor ?? null))
          setAnswer({ ...next, query, count })
        }
      },
      () => !request.signal.aborted && setFailed(query),
    )
    return () => request.abort()
  }, [query])

  function retry() {
    // The pressed button disappears, so focus moves to the rows.
    rows.current?.focus()
    setAttempts(attempts + 1)
  }

  return (
    <>
      <ol
        ref={rows}
        tabIndex={-1}
        start={((answer?.query.page ?? 1) - 1) * limit + 1}
        aria-busy={busy && failed !== query}
      >
        {answer?.rows.map(({ number, name }) => (
          <li key={number}>{name}</li>
        ))}
      </ol>
      {failed === query && (
        <p role="alert">
          The elements could not be loaded.{' '}
          <button type="button" onClick={retry}>
            Try again
          </button>
        </p>
      )}
      <Pagination.RootProvider value={pagination} aria-label="Elements by cursor">
        <PageList />
        <Pagination.Status />
      </Pagination.RootProvider>
    </>
  )
}
