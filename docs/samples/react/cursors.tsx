import { Pagination, usePagination } from '@dogear/react'
import { useEffect, useState } from 'react'
import { PageList } from '../../../examples/react/src/page-list'
import { exactCount } from '../shared/exact-count'
import { type CursorAnswer, fetchByCursor } from '../shared/fetch-by-cursor'

const limit = 10

export default function Cursors() {
  const [page, setPage] = useState(1)
  // Where each page starts, as far as that is known. The first page needs no cursor.
  const [cursors, setCursors] = useState<readonly (string | undefined)[]>([undefined])
  const [answer, setAnswer] = useState<CursorAnswer & { page: number; count: number | undefined }>()
  const cursor = cursors[page - 1]
  const busy = answer?.page !== page
  const pagination = usePagination({
    page,
    pageSize: limit,
    maxPage: cursors.length,
    hasNextPage: page < cursors.length,
    count: answer?.count,
    busy,
    onPaginationChange: ({ page }) => setPage(page),
    // An empty page has shown that the list ends before it.
    onPageOutOfRange: ({ page }) => setPage(page),
  })

  useEffect(() => {
    const request = new AbortController()
    fetchByCursor({ cursor, limit }, request.signal).then(
      (next) => {
        if (request.signal.aborted) return
        const { rows, nextCursor } = next
        setCursors((known) => {
          if (!nextCursor) return known.slice(0, page)
          return page < known.length ? known : [...known, nextCursor]
        })
        setAnswer((previous) => ({
          ...next,
          page,
          count: exactCount(previous?.count, { page, limit, rows, hasNextPage: !!nextCursor }),
        }))
      },
      (error) => {
        if (!request.signal.aborted) throw error
      },
    )
    return () => request.abort()
  }, [page, cursor])

  return (
    <>
      <ol start={((answer?.page ?? 1) - 1) * limit + 1} aria-busy={busy}>
        {answer?.rows.map(({ number, name }) => (
          <li key={number}>{name}</li>
        ))}
      </ol>
      <Pagination.RootProvider value={pagination} aria-label="Elements by cursor">
        <PageList />
      </Pagination.RootProvider>
    </>
  )
}
