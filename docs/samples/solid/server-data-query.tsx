import { usePagination } from '@dogear/solid'
import * as Pagination from '@dogear/solid/pagination'
import { keepPreviousData, QueryClient, queryOptions, useQuery } from '@tanstack/solid-query'
import { createMemo, createSignal, For, Show } from 'solid-js'
import { PageList } from '../../../examples/solid/src/page-list'
import { countElements, fetchUncountedElements, type OpenAnswer } from '../shared/fetch-elements'

// In an app, QueryClientProvider provides the client.
const queryClient = new QueryClient()

const limit = 10

const countOf = (search: string) =>
  queryOptions({
    queryKey: ['elements', 'count', search],
    queryFn: ({ signal }) => countElements(search, signal),
  })

const rowsOf = ({ search, page }: { search: string; page: number }) =>
  queryOptions({
    queryKey: ['elements', search, page],
    queryFn: ({ signal }) => fetchUncountedElements({ search, offset: (page - 1) * limit, limit }, signal),
  })

export default function ServerDataQuery() {
  const [query, setQuery] = createSignal({ search: '', page: 1 })
  let list: HTMLOListElement | undefined
  const count = useQuery(
    () => countOf(query().search),
    () => queryClient,
  )
  const rows = useQuery(
    () => ({ ...rowsOf(query()), placeholderData: keepPreviousData }),
    () => queryClient,
  )
  // After an error, there is no data, and the old rows stay. Reading `data` before there is any would suspend.
  const answer = createMemo<OpenAnswer | undefined>((before) => (rows.isSuccess ? rows.data : before))
  const busy = () => !rows.isSuccess || rows.isPlaceholderData
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
    list?.focus()
    rows.refetch()
  }

  return (
    <>
      <label>
        Search{' '}
        <input
          type="search"
          value={query().search}
          onInput={(event) => setQuery({ search: event.currentTarget.value, page: 1 })}
        />
      </label>
      <ol ref={list} tabIndex={-1} start={(answer()?.offset ?? 0) + 1} aria-busy={busy() && !rows.isError}>
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
