import { exactCount, type PageAnswer } from '@dogear/core'
import { usePagination } from '@dogear/solid'
import * as Pagination from '@dogear/solid/pagination'
import { createEffect, createSignal, For, onCleanup, Show } from 'solid-js'
import { PageList } from '../../../examples/solid/src/page-list'
import { fetchUncountedElements, type OpenAnswer } from '../shared/fetch-elements'

const limit = 10

export default function OpenTotal() {
  const [isCapped, setCapped] = createSignal(false)
  const [query, setQuery] = createSignal({ page: 1 })
  const [answer, setAnswer] = createSignal<
    OpenAnswer & { query: ReturnType<typeof query>; count: number | undefined }
  >()
  const [failed, setFailed] = createSignal<ReturnType<typeof query>>()
  let rows!: HTMLOListElement
  let previous: (PageAnswer & { count: number | undefined }) | undefined
  const busy = () => answer()?.query !== query()
  const pagination = usePagination(() => ({
    page: query().page,
    pageSize: limit,
    count: answer()?.count,
    minCount: isCapped() ? answer()?.minCount : undefined,
    hasNextPage: answer()?.hasNextPage,
    busy: busy(),
    onPaginationChange: ({ page }) => setQuery({ page }),
  }))

  createEffect(() => {
    const asked = query()
    const { page } = asked
    const request = new AbortController()
    onCleanup(() => request.abort())
    fetchUncountedElements({ search: '', offset: (page - 1) * limit, limit }, request.signal).then(
      (next) => {
        if (request.signal.aborted) return
        const found = { page, pageSize: limit, rows: next.rows.length, hasNextPage: next.hasNextPage }
        const count = exactCount(previous, found)
        previous = { ...found, count }
        // Instead of an empty page, the one that its count leads back to is loaded.
        if (found.rows === 0 && page > 1) setQuery({ page: Math.ceil((count || 1) / limit) })
        else setAnswer({ ...next, query: asked, count })
      },
      () => !request.signal.aborted && setFailed(asked),
    )
  })

  function retry() {
    // The pressed button disappears, so focus moves to the rows.
    rows.focus()
    setQuery({ ...query() })
  }

  return (
    <>
      <label>
        <input type="checkbox" checked={isCapped()} onChange={() => setCapped(!isCapped())} /> The server counts up to
        50
      </label>
      <ol ref={rows} tabIndex={-1} start={(answer()?.offset ?? 0) + 1} aria-busy={busy()}>
        <For each={answer()?.rows}>{({ name }) => <li>{name}</li>}</For>
      </ol>
      <Show when={failed() === query()}>
        <p role="alert">
          The elements could not be loaded.{' '}
          <button type="button" onClick={retry}>
            Try again
          </button>
        </p>
      </Show>
      <Pagination.RootProvider value={pagination} aria-label="Elements that nobody has counted">
        <PageList />
        <Pagination.Status />
      </Pagination.RootProvider>
    </>
  )
}
