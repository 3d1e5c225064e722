import { usePagination } from '@dogear/solid'
import * as Pagination from '@dogear/solid/pagination'
import { createEffect, createSignal, For, onCleanup, Show } from 'solid-js'
import { PageList } from '../../../examples/solid/src/page-list'
import { type Answer, fetchElements } from '../shared/fetch-elements'

const pageSize = 10

export default function ServerData() {
  const [page, setPage] = createSignal(1)
  const [answer, setAnswer] = createSignal<Answer & { page: number }>()
  const [attempts, setAttempts] = createSignal(0)
  const [failed, setFailed] = createSignal(false)
  let list: HTMLOListElement | undefined
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
    attempts()
    load(page(), request.signal)
  })

  async function load(page: number, signal: AbortSignal) {
    setFailed(false)
    try {
      const found = await fetchElements({ search: '', offset: (page - 1) * pageSize, limit: pageSize }, signal)
      if (!signal.aborted) setAnswer({ ...found, page })
    } catch {
      if (!signal.aborted) setFailed(true)
    }
  }

  function retry() {
    // The pressed button disappears, so focus moves to the rows.
    list?.focus()
    setAttempts(attempts() + 1)
  }

  return (
    <>
      <ol ref={list} tabIndex={-1} start={(answer()?.offset ?? 0) + 1} aria-busy={busy() && !failed()}>
        <For each={answer()?.rows}>{({ name }) => <li>{name}</li>}</For>
      </ol>
      <Show when={failed()}>
        <p role="alert">
          The elements could not be loaded.{' '}
          <button type="button" onClick={retry}>
            Try again
          </button>
        </p>
      </Show>
      <Pagination.RootProvider value={pagination} aria-label="Elements on a server">
        <PageList />
      </Pagination.RootProvider>
    </>
  )
}
