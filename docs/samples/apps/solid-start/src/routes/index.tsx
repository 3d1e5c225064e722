import { usePagination } from '@dogear/solid'
import * as Pagination from '@dogear/solid/pagination'
import { createAsync, query, useLocation } from '@solidjs/router'
import { createMemo, createSignal, For, Show, useTransition } from 'solid-js'
import { createRouterPage } from '../create-router-page'
import { load, pageUrl, readFilter, readQuery } from '../load'
import { PageList } from '../page-list'

export default function Items() {
  const location = useLocation()
  const [attempts, setAttempts] = createSignal(1)
  const [isRetrying, start] = useTransition()
  const asked = createMemo(() => readQuery(location.search))
  // Without `deferStream`, the rows would need JavaScript to appear.
  const answer = createAsync(
    () => {
      attempts()
      const key = asked()
      // `undefined` after an error, which the router must not remember for Back and Forward.
      return load(key).catch(() => void query.delete(load.keyFor(key)))
    },
    { deferStream: true },
  )
  const data = createMemo<ReturnType<typeof answer>>((before) => answer() ?? before)
  let rows: HTMLOListElement | undefined

  const list = createRouterPage(pageUrl)
  const pagination = usePagination(() => ({
    count: data()?.count,
    type: 'link',
    ...list,
    busy: list.busy || !answer(),
  }))
  const failed = () => !answer() && !list.busy && !isRetrying()
  // A memo, so that other changes of the URL don't replace text that is being typed.
  const filter = createMemo(() => readFilter(list.url))

  function submit(event: SubmitEvent & { currentTarget: HTMLFormElement }) {
    event.preventDefault()
    const filter = String(new FormData(event.currentTarget).get('filter'))
    list.setParams({ filter: filter || null })
  }

  function retry() {
    // The pressed button disappears, so focus moves to the list.
    rows?.focus()
    start(() => setAttempts((attempts) => attempts + 1))
  }

  return (
    <>
      <form onSubmit={submit}>
        <label>
          Filter by name <input type="search" name="filter" value={filter()} />
        </label>
      </form>
      <ol
        ref={rows}
        start={(data()?.start ?? 0) + 1}
        aria-label="Items"
        aria-busy={pagination().busy && !failed()}
        tabIndex={-1}
      >
        <For each={data()?.rows}>{(row) => <li>{row}</li>}</For>
      </ol>
      <Show when={failed()}>
        <p role="alert">
          The items could not be loaded.{' '}
          <button type="button" onClick={retry}>
            Try again
          </button>
        </p>
      </Show>
      <Pagination.RootProvider value={pagination} aria-label="Items">
        <PageList />
        <Pagination.PageSizeSelect sizes={[10, 20, 50]} />
      </Pagination.RootProvider>
    </>
  )
}
