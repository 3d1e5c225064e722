import { exactCount, getTotalPages, type PageAnswer, usePagination } from '@dogear/react'
import * as Pagination from '@dogear/react/pagination'
import { keepPreviousData, QueryClient, useQuery } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { PageList } from '../../../examples/react/src/page-list'
import { fetchUncountedElements, type OpenAnswer } from '../shared/fetch-elements'

// In an app, QueryClientProvider provides the client.
const queryClient = new QueryClient()

const limit = 10

interface Shown {
  /** What the server or the cache has answered last. */
  readonly answer: OpenAnswer
  readonly known: PageAnswer & { readonly count: number | undefined }
  /** That of the rows. An empty page isn't shown. */
  readonly shownAnswer: OpenAnswer
}

export default function ExactCountQuery() {
  const [page, setPage] = useState(1)
  const list = useRef<HTMLOListElement>(null)
  const query = useQuery(
    {
      queryKey: ['uncounted elements', page],
      queryFn: ({ signal }) => fetchUncountedElements({ search: '', offset: (page - 1) * limit, limit }, signal),
      placeholderData: keepPreviousData,
    },
    queryClient,
  )
  const [shown, setShown] = useState<Shown>()
  const answer = query.isPlaceholderData ? undefined : query.data
  // Once for each answer that is shown, also from the cache, so that the count changes with the rows. A `queryFn` isn't called for those.
  if (answer && answer !== shown?.answer) {
    const found = { page, pageSize: limit, rows: answer.rows.length, hasNextPage: answer.hasNextPage }
    const count = exactCount(shown?.known, found)
    const isPastEnd = found.rows === 0 && page > 1
    setShown({ answer, known: { ...found, count }, shownAnswer: (isPastEnd && shown?.shownAnswer) || answer })
    if (isPastEnd) setPage(getTotalPages(count || 1, limit))
  }
  const { shownAnswer } = shown ?? {}
  const busy = !answer || answer !== shownAnswer
  const pagination = usePagination({
    page,
    pageSize: limit,
    count: shown?.known.count,
    hasNextPage: shownAnswer?.hasNextPage,
    busy,
    onPageChange: ({ page }) => setPage(page),
  })

  function retry() {
    // The pressed button disappears, so focus moves to the rows.
    list.current?.focus()
    query.refetch()
  }

  return (
    <>
      <ol ref={list} tabIndex={-1} start={(shownAnswer?.offset ?? 0) + 1} aria-busy={busy && !query.isError}>
        {shownAnswer?.rows.map(({ number, name }) => (
          <li key={number}>{name}</li>
        ))}
      </ol>
      {query.isError && (
        <p role="alert">
          The elements could not be loaded.{' '}
          <button type="button" onClick={retry}>
            Try again
          </button>
        </p>
      )}
      <Pagination.RootProvider value={pagination} aria-label="Elements that nobody counts">
        <PageList />
        <Pagination.Status />
      </Pagination.RootProvider>
    </>
  )
}
