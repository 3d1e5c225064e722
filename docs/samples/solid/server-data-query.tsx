import { usePagination } from '@dogear/solid'
import * as Pagination from '@dogear/solid/pagination'
import { keepPreviousData, QueryClient, useQuery } from '@tanstack/solid-query'
import { createSignal, For, Show } from 'solid-js'
import { isServer } from 'solid-js/web'
import { PageList } from '../../../examples/solid/src/page-list'
import { countElements, fetchUncountedElements } from '../shared/fetch-elements'

// In an app, QueryClientProvider provides the client.
const queryClient = new QueryClient()

const limit = 10

export default function ServerDataQuery() {
  const [query, setQuery] = createSignal({ search: '', page: 1 })
  let list!: HTMLOListElement
  // The queries run only in the browser. Otherwise the server would have to pass its results on.
  const count = useQuery(
    () => ({
      queryKey: ['elements', 'count', query().search],
      queryFn: ({ signal }) => countElements(query().search, signal),
      enabled: !isServer,
    }),
    () => queryClient,
  )
  const rows = useQuery(
    () => ({
      queryKey: ['elements', query().search, query().page],
      queryFn: ({ signal }) =>
        fetchUncountedElements({ search: query().search, offset: (query().page - 1) * limit, limit }, signal),
      placeholderData: keepPreviousData,
      enabled: !isServer,
    }),
    () => queryClient,
  )
  // Reading the data of a pending query would suspend the page.
  const answer = () => (rows.isSuccess ? rows.data : undefined)
  const busy = () => !answer() || rows.isPlaceholderData
  const goTo = ({ page }: { page: number }) => setQuery({ ...query(), page })
  const pagination = usePagination(() => ({
    page: query().page,
    pageSize: limit,
    count: count.isSuccess ? count.data : undefined,
    hasNextPage: answer()?.hasNextPage,
    busy: busy(),
    onPaginationChange: goTo,
    onPageOutOfRange: goTo,
  }))

  function retry() {
    // The pressed button disappears, so focus moves to the rows.
    list.focus()
    rows.refetch()
  }

  return (
    <>
      <label>
        Search
        <input
          type="search"
          value={query().search}
          onInput={(event) => setQuery({ search: event.target.value, page: 1 })}
        />
      </label>
      <ol ref={list} tabIndex={-1} start={(answer()?.offset ?? 0) + 1} aria-busy={busy()}>
        <For each={answer()?.rows}>{({ name }) => <li>{name}</li>}</For>
      </ol>
      <Show when={rows.isError}>
        <p role="alert">
          The elements could not be loaded.{' '}
          <button type="button" onClick={retry}>
            Try again
          </button>
        </p>
      </Show>
      <Pagination.RootProvider value={pagination} aria-label="Elements by TanStack Query">
        <PageList />
      </Pagination.RootProvider>
    </>
  )
}
