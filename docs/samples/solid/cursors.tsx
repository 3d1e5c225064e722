import { createCursors, exactCount, type PageAnswer, usePageUrl, usePagination } from '@dogear/solid'
import * as Pagination from '@dogear/solid/pagination'
import { createPageUrl } from '@dogear/solid/url'
import { batch, createEffect, createMemo, createSignal, For, on, onCleanup, Show } from 'solid-js'
import { PageList } from '../../../examples/solid/src/page-list'
import { type CursorAnswer, fetchByCursor } from '../shared/fetch-by-cursor'

const limit = 10
const pageUrl = createPageUrl({ pageSizes: [limit] })
const noCursors = createCursors(limit)

export default function ElementsByCursor() {
  const list = usePageUrl(pageUrl)
  const [cursors, setCursors] = createSignal(noCursors)
  // A page without a cursor can't be requested.
  const page = createMemo(() => (cursors().of(list.page) === null ? (cursors().options.totalPages ?? 1) : list.page))
  const cursor = createMemo(() => cursors().of(page()) ?? undefined)
  const [attempts, setAttempts] = createSignal(0)
  const query = createMemo(() => ({ page: page(), cursor: cursor(), attempts: attempts() }))
  type Query = ReturnType<typeof query>
  const [answer, setAnswer] = createSignal<CursorAnswer & { query: Query; count: number | undefined }>()
  const [failed, setFailed] = createSignal<Query>()
  let rows: HTMLOListElement | undefined
  let previous: (PageAnswer & { count: number | undefined }) | undefined
  const busy = () => answer()?.query !== query()
  const pagination = usePagination(() => {
    const { options } = cursors()
    // The count of the rows, once the end is known.
    const count = options.totalPages && answer()?.count
    return { ...list, page: page(), ...(count === undefined ? options : { count }), busy: busy() }
  })

  createEffect(() => {
    if (page() !== list.page) list.onPageOutOfRange({ page: page(), requestedPage: list.page, pageSize: limit })
  })

  createEffect(
    on(query, async (query) => {
      const request = new AbortController()
      onCleanup(() => request.abort())
      try {
        const next = await fetchByCursor({ cursor: query.cursor, limit }, request.signal)
        if (!request.signal.aborted) batch(() => receive(query, next))
      } catch {
        if (!request.signal.aborted) setFailed(query)
      }
    }),
  )

  function receive(query: Query, next: CursorAnswer) {
    const { page } = query
    const found = { page, pageSize: limit, rows: next.rows.length, hasNextPage: next.nextCursor !== undefined }
    const wasEmpty = previous?.rows === 0
    const count = exactCount(previous, found)
    previous = { ...found, count }
    if (found.rows === 0 && page > 1) {
      // The list ends before an empty page. After two of them, only page 1 is sure to exist.
      setCursors(wasEmpty ? noCursors : cursors().received(page - 1, null))
    } else {
      setCursors(cursors().received(page, next.nextCursor ?? null))
      setAnswer({ ...next, query, count })
    }
  }

  function retry() {
    // The pressed button disappears, so focus moves to the rows.
    rows?.focus()
    setAttempts(attempts() + 1)
  }

  return (
    <>
      <ol
        ref={rows}
        tabIndex={-1}
        start={((answer()?.query.page ?? 1) - 1) * limit + 1}
        aria-busy={busy() && failed() !== query()}
      >
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
      <Pagination.RootProvider value={pagination} aria-label="Elements by cursor">
        <PageList />
        <Pagination.Status />
      </Pagination.RootProvider>
    </>
  )
}
