import { Pagination, usePagination } from '@dogear/react'
import { useEffect, useState } from 'react'
import { PageList } from '../../../examples/react/src/page-list'
import { exactCount } from '../shared/exact-count'
import { fetchUncountedElements, type OpenAnswer } from '../shared/fetch-elements'

const limit = 10

export default function OpenTotal() {
  const [isCapped, setIsCapped] = useState(false)
  const [page, setPage] = useState(1)
  const [answer, setAnswer] = useState<OpenAnswer & { page: number; count: number | undefined }>()
  const busy = answer?.page !== page
  const pagination = usePagination({
    page,
    pageSize: limit,
    count: answer?.count,
    minCount: isCapped ? answer?.minCount : undefined,
    hasNextPage: answer?.hasNextPage,
    busy,
    onPaginationChange: ({ page }) => setPage(page),
    // An empty page has shown that the list ends before it.
    onPageOutOfRange: ({ page }) => setPage(page),
  })

  useEffect(() => {
    const request = new AbortController()
    fetchUncountedElements({ search: '', offset: (page - 1) * limit, limit }, request.signal).then(
      (next) =>
        !request.signal.aborted &&
        setAnswer((previous) => ({
          ...next,
          page,
          count: exactCount(previous?.count, { ...next, page, limit }),
        })),
      (error) => {
        if (!request.signal.aborted) throw error
      },
    )
    return () => request.abort()
  }, [page])

  return (
    <>
      <label>
        <input type="checkbox" checked={isCapped} onChange={(event) => setIsCapped(event.target.checked)} /> The server
        counts up to 50
      </label>
      <ol start={(answer?.offset ?? 0) + 1} aria-busy={busy}>
        {answer?.rows.map(({ number, name }) => (
          <li key={number}>{name}</li>
        ))}
      </ol>
      <Pagination.RootProvider value={pagination} aria-label="Elements that nobody has counted">
        <PageList />
      </Pagination.RootProvider>
    </>
  )
}
