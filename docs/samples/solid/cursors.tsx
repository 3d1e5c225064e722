import { Pagination, usePagination } from '@dogear/solid'
import { batch, createEffect, createSignal, For, on, onCleanup } from 'solid-js'
import { PageList } from '../../../examples/solid/src/page-list'
import { exactCount } from '../shared/exact-count'
import { type CursorAnswer, fetchByCursor } from '../shared/fetch-by-cursor'

const limit = 10

export default function Cursors() {
  const [page, setPage] = createSignal(1)
  // Where each page starts, as far as that is known. The first page needs no cursor.
  const [cursors, setCursors] = createSignal<readonly (string | undefined)[]>([undefined])
  const [answer, setAnswer] = createSignal<CursorAnswer & { page: number; count: number | undefined }>()
  const busy = () => answer()?.page !== page()
  const pagination = usePagination(() => ({
    page: page(),
    pageSize: limit,
    maxPage: cursors().length,
    hasNextPage: page() < cursors().length,
    count: answer()?.count,
    busy: busy(),
    onPaginationChange: ({ page }) => setPage(page),
    // An empty page has shown that the list ends before it.
    onPageOutOfRange: ({ page }) => setPage(page),
  }))

  createEffect(
    on(page, (page) => {
      const request = new AbortController()
      onCleanup(() => request.abort())
      fetchByCursor({ cursor: cursors()[page - 1], limit }, request.signal).then(
        (next) =>
          !request.signal.aborted &&
          batch(() => {
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
          }),
        (error) => {
          if (!request.signal.aborted) throw error
        },
      )
    }),
  )

  return (
    <>
      <ol start={((answer()?.page ?? 1) - 1) * limit + 1} aria-busy={busy()}>
        <For each={answer()?.rows}>{({ name }) => <li>{name}</li>}</For>
      </ol>
      <Pagination.RootProvider value={pagination} aria-label="Elements by cursor">
        <PageList />
      </Pagination.RootProvider>
    </>
  )
}
