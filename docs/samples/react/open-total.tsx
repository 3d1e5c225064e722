import { exactCount, type PageAnswer } from '@dogear/core'
import { usePagination } from '@dogear/react'
import * as Pagination from '@dogear/react/pagination'
import { useEffect, useRef, useState } from 'react'
import { PageList } from '../../../examples/react/src/page-list'
import { fetchUncountedElements, type OpenAnswer } from '../shared/fetch-elements'

const limit = 10

export default function OpenTotal() {
  const [isCapped, setCapped] = useState(false)
  const [query, setQuery] = useState({ page: 1 })
  const [answer, setAnswer] = useState<OpenAnswer & { query: typeof query; count: number | undefined }>()
  const [failed, setFailed] = useState<typeof query>()
  const rows = useRef<HTMLOListElement>(null)
  const previous = useRef<PageAnswer & { count: number | undefined }>(undefined)
  const busy = answer?.query !== query
  const pagination = usePagination({
    page: query.page,
    pageSize: limit,
    count: answer?.count,
    minCount: isCapped ? answer?.minCount : undefined,
    hasNextPage: answer?.hasNextPage,
    busy,
    onPaginationChange: ({ page }) => setQuery({ page }),
  })

  useEffect(() => {
    const { page } = query
    const request = new AbortController()
    fetchUncountedElements({ search: '', offset: (page - 1) * limit, limit }, request.signal).then(
      (next) => {
        if (request.signal.aborted) return
        const found = { page, pageSize: limit, rows: next.rows.length, hasNextPage: next.hasNextPage }
        const count = exactCount(previous.current, found)
        previous.current = { ...found, count }
        // Instead of an empty page, the one that its count leads back to is loaded.
        if (found.rows === 0 && page > 1) setQuery({ page: Math.ceil((count || 1) / limit) })
        else setAnswer({ ...next, query, count })
      },
      () => !request.signal.aborted && setFailed(query),
    )
    return () => request.abort()
  }, [query])

  function retry() {
    // The pressed button disappears, so focus moves to the rows.
    rows.current?.focus()
    setQuery({ ...query })
  }

  return (
    <>
      <label>
        <input type="checkbox" checked={isCapped} onChange={() => setCapped(!isCapped)} /> The server counts up to 50
      </label>
      <ol ref={rows} tabIndex={-1} start={(answer?.offset ?? 0) + 1} aria-busy={busy}>
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
      <Pagination.RootProvider value={pagination} aria-label="Elements that nobody has counted">
        <PageList />
        <Pagination.Status />
      </Pagination.RootProvider>
    </>
  )
}
