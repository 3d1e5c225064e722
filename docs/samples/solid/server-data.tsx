import { usePagination } from '@dogear/solid'
import * as Pagination from '@dogear/solid/pagination'
import { createEffect, createSignal, For, onCleanup, Show } from 'solid-js'
import { PageList } from '../../../examples/solid/src/page-list'
import { type Answer, fetchElements } from '../shared/fetch-elements'

const pageSize = 10

export default function ServerData() {
  const [query, setQuery] = createSignal({ search: '', page: 1 })
  const [answer, setAnswer] = createSignal<Answer & { query: ReturnType<typeof query> }>()
  const [failed, setFailed] = createSignal<ReturnType<typeof query>>()
  let list!: HTMLOListElement
  const busy = () => answer()?.query !== query()
  const goTo = ({ page }: { page: number }) => setQuery({ ...query(), page })
  const pagination = usePagination(() => ({
    page: query().page,
    pageSize,
    count: answer()?.count,
    busy: busy(),
    onPaginationChange: goTo,
    onPageOutOfRange: goTo,
  }))

  createEffect(() => {
    const asked = query()
    const { search, page } = asked
    const request = new AbortController()
    onCleanup(() => request.abort())
    fetchElements({ search, offset: (page - 1) * pageSize, limit: pageSize }, request.signal).then(
      (answer) => !request.signal.aborted && setAnswer({ ...answer, query: asked }),
      () => !request.signal.aborted && setFailed(asked),
    )
  })

  function retry() {
    // The pressed button disappears, so focus moves to the rows.
    list.focus()
    setQuery({ ...query() })
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
      <Show when={answer()?.count === 0}>
        <p>No elements found</p>
      </Show>
      <Show when={failed() === query()}>
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
