import { Pagination, usePagination } from '@dogear/solid'
import { createEffect, createSignal, For, onCleanup } from 'solid-js'
import { PageList } from '../../../examples/solid/src/page-list'
import { exactCount } from '../shared/exact-count'
import { fetchUncountedElements, type OpenAnswer } from '../shared/fetch-elements'

const limit = 10

export default function OpenTotal() {
  const [isCapped, setIsCapped] = createSignal(false)
  const [page, setPage] = createSignal(1)
  const [answer, setAnswer] = createSignal<OpenAnswer & { page: number; count: number | undefined }>()
  const busy = () => answer()?.page !== page()
  const pagination = usePagination(() => ({
    page: page(),
    pageSize: limit,
    count: answer()?.count,
    minCount: isCapped() ? answer()?.minCount : undefined,
    hasNextPage: answer()?.hasNextPage,
    busy: busy(),
    onPaginationChange: ({ page }) => setPage(page),
    // An empty page has shown that the list ends before it.
    onPageOutOfRange: ({ page }) => setPage(page),
  }))

  createEffect(() => {
    const asked = page()
    const request = new AbortController()
    onCleanup(() => request.abort())
    fetchUncountedElements({ search: '', offset: (asked - 1) * limit, limit }, request.signal).then(
      (next) =>
        !request.signal.aborted &&
        setAnswer((previous) => ({
          ...next,
          page: asked,
          count: exactCount(previous?.count, { ...next, page: asked, limit }),
        })),
      (error) => {
        if (!request.signal.aborted) throw error
      },
    )
  })

  return (
    <>
      <label>
        <input type="checkbox" checked={isCapped()} onChange={(event) => setIsCapped(event.target.checked)} /> The
        server counts up to 50
      </label>
      <ol start={(answer()?.offset ?? 0) + 1} aria-busy={busy()}>
        <For each={answer()?.rows}>{({ name }) => <li>{name}</li>}</For>
      </ol>
      <Pagination.RootProvider value={pagination} aria-label="Elements that nobody has counted">
        <PageList />
      </Pagination.RootProvider>
    </>
  )
}
