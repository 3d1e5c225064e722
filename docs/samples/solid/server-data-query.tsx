import { Pagination, usePagination } from '@dogear/solid'
import { keepPreviousData, QueryClient, useQuery } from '@tanstack/solid-query'
import { createMemo, For } from 'solid-js'
import { isServer } from 'solid-js/web'
import { PageList } from '../../../examples/solid/src/page-list'
import { countElements, fetchElements } from '../shared/fetch-elements'

// In an app, QueryClientProvider provides the client.
const queryClient = new QueryClient()

export default function ServerDataQuery() {
  // The queries run in the browser only: otherwise the server has to pass its results on.
  const count = useQuery(
    () => ({ queryKey: ['elements', 'count'], queryFn: ({ signal }) => countElements(signal), enabled: !isServer }),
    () => queryClient,
  )
  // Reading the data of a pending query would suspend the page.
  const pagination = usePagination(() => ({ count: count.isSuccess ? count.data : undefined }))
  const offset = createMemo(() => pagination().pageRange.start)
  const pageSize = createMemo(() => pagination().pageSize)
  const rows = useQuery(
    () => ({
      queryKey: ['elements', offset(), pageSize()],
      queryFn: ({ signal }) => fetchElements(offset(), pageSize(), signal),
      placeholderData: keepPreviousData,
      enabled: !isServer,
    }),
    () => queryClient,
  )

  return (
    <>
      <ol start={offset() + 1} aria-busy={rows.isFetching}>
        <For each={rows.isSuccess ? rows.data.rows : []}>{({ name }) => <li>{name}</li>}</For>
      </ol>
      <Pagination.RootProvider value={pagination} aria-label="Elements by TanStack Query">
        <PageList />
      </Pagination.RootProvider>
    </>
  )
}
