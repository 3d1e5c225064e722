import { Pagination, usePagination } from '@dogear/react'
import { keepPreviousData, QueryClient, useQuery } from '@tanstack/react-query'
import { PageList } from '../../../examples/react/src/page-list'
import { countElements, fetchElements } from '../shared/fetch-elements'

// In an app, QueryClientProvider provides the client.
const queryClient = new QueryClient()

export default function ServerDataQuery() {
  const count = useQuery(
    { queryKey: ['elements', 'count'], queryFn: ({ signal }) => countElements(signal) },
    queryClient,
  )
  const pagination = usePagination({ count: count.data })
  const { pageSize } = pagination
  const offset = pagination.pageRange.start
  const rows = useQuery(
    {
      queryKey: ['elements', offset, pageSize],
      queryFn: ({ signal }) => fetchElements(offset, pageSize, signal),
      placeholderData: keepPreviousData,
    },
    queryClient,
  )

  return (
    <>
      <ol start={offset + 1} aria-busy={rows.isFetching}>
        {rows.data?.rows.map(({ number, name }) => (
          <li key={number}>{name}</li>
        ))}
      </ol>
      <Pagination.RootProvider value={pagination} aria-label="Elements by TanStack Query">
        <PageList />
      </Pagination.RootProvider>
    </>
  )
}
