import { exactCount, type PageAnswer, usePageUrl, usePagination } from '@dogear/react'
import * as Pagination from '@dogear/react/pagination'
import { createPageUrl } from '@dogear/react/url'
import { useEffect, useMemo, useRef, useState } from 'react'
import { PageList } from '../../../examples/react/src/page-list'
import { fetchUncountedElements, type OpenAnswer } from '../shared/fetch-elements'

const pageUrl = createPageUrl({ pageSizes: [10, 20, 50] })

export default function OpenTotal() {
  const [isCapped, setCapped] = useState(false)
  const list = usePageUrl(pageUrl)
  const { page, pageSize } = list
  const [attempts, setAttempts] = useState(0)
  const query = useMemo(() => ({ page, pageSize, attempts }), [page, pageSize, attempts])
  const [answer, setAnswer] = useState<OpenAnswer & { query: typeof query; count: number | undefined }>()
  const [failed, setFailed] = useState<typeof query>()
  const rows = useRef<HTMLOListElement>(null)
  const previous = useRef<PageAnswer & { count: number | undefined }>(undefined)
  const busy = answer?.query !== query
  const pagination = usePagination({
    ...list,
    count: answer?.count,
    minCount: isCapped ? answer?.minCount : undefined,
    hasNextPage: answer?.hasNextPage,
    busy,
  })

  useEffect(() => {
    const { page, pageSize } = query
    const request = new AbortController()
    fetchUncountedElements({ search: '', offset: (page - 1) * pageSize, limit: pageSize }, request.signal).then(
      (next) => {
        if (request.signal.aborted) return
        const found = { page, pageSize, rows: next.rows.length, hasNextPage: next.hasNextPage }
        const count = exactCount(previous.current, found)
        previous.current = { ...found, count }
        // Instead of an empty page, the one that its count leads back to is loaded.
        const last = Math.ceil((count || 1) / pageSize)
        if (found.rows === 0 && page > 1) list.onPageOutOfRange({ page: last, requestedPage: page, pageSize })
        else setAnswer({ ...next, query, count })
      },
      () => !request.signal.aborted && setFailed(query),
    )
    return () => request.abort()
  }, [query, list])

  function retry() {
    // The pressed button disappears, so focus moves to the rows.
    rows.current?.focus()
    setAttempts(attempts + 1)
  }

  return (
    <>
      <label>
        <input type="checkbox" checked={isCapped} onChange={() => setCapped(!isCapped)} /> The server counts up to 50
      </label>
      <ol ref={rows} tabIndex={-1} start={(answer?.offset ?? 0) + 1} aria-busy={busy && failed !== query}>
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
        <Pagination.PageSizeSelect sizes={pageUrl.pageSizes} />
        <Pagination.Status />
      </Pagination.RootProvider>
    </>
  )
}
