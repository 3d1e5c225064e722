import { usePagination } from '@dogear/solid'
import * as Pagination from '@dogear/solid/pagination'
import { createEffect, createSignal, For, onCleanup } from 'solid-js'
import { PageList } from '../../../examples/solid/src/page-list'
import { type Answer, fetchElements } from '../shared/fetch-elements'

const pageSize = 10

export default function ServerData() {
  const [page, setPage] = createSignal(1)
  const [answer, setAnswer] = createSignal<Answer & { page: number }>()
  const busy = () => answer()?.page !== page()
  const pagination = usePagination(() => ({
    page: page(),
    pageSize,
    count: answer()?.count,
    busy: busy(),
    onPageChange: ({ page }) => setPage(page),
    onPageOutOfRange: ({ page }) => setPage(page),
  }))

  createEffect(() => {
    const request = new AbortController()
    onCleanup(() => request.abort())
    load(page(), request.signal)
  })

  async function load(page: number, signal: AbortSignal) {
    try {
      const found = await fetchElements({ search: '', offset: (page - 1) * pageSize, limit: pageSize }, signal)
      if (!signal.aborted) setAnswer({ ...found, page })
    } catch (error) {
      if (!signal.aborted) throw error
    }
  }

  return (
    <>
      <ol start={(answer()?.offset ?? 0) + 1} aria-busy={busy()}>
        <For each={answer()?.rows}>{({ name }) => <li>{name}</li>}</For>
      </ol>
      <Pagination.RootProvider value={pagination} aria-label="Elements on a server">
        <PageList />
      </Pagination.RootProvider>
    </>
  )
}
