import { usePagination } from '@dogear/react'
import * as Pagination from '@dogear/react/pagination'
import { keepPreviousData, QueryClient, useQuery } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { PageList } from '../../../examples/react/src/page-list'
import { countElements, fetchUncountedElements } from '../shared/fetch-elements'

// In an app, QueryClientProvider provides the client.
const queryClient = new QueryClient()

const limit = 10

export default function ServerDataQuery() {
  const [{ search, page }, setQuery] = useState({ search: '', page: 1 })
  const list = useRef<HTMLOListElement>(null)
  const count = useQuery(
    { queryKey: ['elements', 'count', search], queryFn: ({ signal }) => countElements(search, signal) },
    queryClient,
  )
  const rows = useQuery(
    {
      queryKey: ['elements', search, page],
      queryFn: ({ signal }) => fetchUncountedElements({ search, offset: (page - 1) * limit, limit }, signal),
      placeholderData: keepPreviousData,
    },
    queryClient,
  )
  const busy = !rows.data || rows.isPlaceholderData
  // After an error, there is no data, and the old rows stay.
  const [answer, setAnswer] = useState(rows.data)
  if (rows.data && rows.data !== answer) setAnswer(rows.data)
  const pagination = usePagination({
    page,
    pageSize: limit,
    count: count.data,
    hasNextPage: answer?.hasNextPage,
    busy,
    onPaginationChange: ({ page }) => setQuery({ search, page }),
    onPageOutOfRange: ({ page }) => setQuery({ search, page }),
  })

  function retry() {
    // The pressed button disappears, so focus moves to the rows.
    list.current?.focus()
    rows.refetch()
  }

  return (
    <>
      <label>
        Search
        <input type="search" value={search} onChange={(event) => setQuery({ search: event.target.value, page: 1 })} />
      </label>
      <ol ref={list} tabIndex={-1} start={(answer?.offset ?? 0) + 1} aria-busy={busy && !rows.isError}>
        {answer?.rows.map(({ number, name }) => (
          <li key={number}>{name}</li>
        ))}
      </ol>
      {rows.isError && (
        <p role="alert">
          The elements could not be loaded.{' '}
          <button type="button" onClick={retry}>
            Try again
          </button>
        </p>
      )}
      <Pagination.RootProvider value={pagination} aria-label="Elements by TanStack Query">
        <PageList />
      </Pagination.RootProvider>
    </>
  )
}
