import { usePagination } from '@dogear/solid'
import * as Pagination from '@dogear/solid/pagination'
import { createAsync, query, useIsRouting, useLocation, useNavigate } from '@solidjs/router'
import { createEffect, createMemo, createSignal, For, Show, startTransition } from 'solid-js'
import { load, pageUrl } from '../load'
import { PageList } from '../page-list'

export default function Items() {
  const location = useLocation()
  const navigate = useNavigate()
  const isRouting = useIsRouting()
  const url = () => location.pathname + location.search + location.hash
  const [attempts, setAttempts] = createSignal(1)
  // Without `deferStream`, the rows would need JavaScript to appear.
  const answer = createAsync(
    () => {
      attempts()
      const { search } = location
      // `undefined` after an error, which the router must not remember for Back and Forward.
      return load(search).catch(() => void query.delete(load.keyFor(search)))
    },
    { deferStream: true },
  )
  const data = createMemo<ReturnType<typeof answer>>((before) => answer() ?? before)
  let list: HTMLOListElement | undefined

  // The URL that was asked for, while the router loads its rows.
  const [asked, ask] = createSignal<string>()
  const shown = () => (isRouting() && asked()) || url()
  createEffect(() => {
    if (!isRouting()) ask()
  })
  // A memo, so that other changes of the URL don't replace text that is being typed.
  const filter = createMemo(() => new URL(shown(), 'https://example.com').searchParams.get('filter') ?? '')

  function goTo(to: string) {
    ask(to)
    // The URL contains the base path of the app already.
    navigate(to, { resolve: false, scroll: false })
  }

  const pagination = usePagination(() => ({
    count: data()?.count,
    type: 'link',
    ...pageUrl.read(shown()),
    busy: isRouting() || !answer(),
    getPageUrl: (target) => pageUrl.href(shown(), target),
    navigate: goTo,
    onPageOutOfRange: (target) =>
      navigate(pageUrl.href(url(), target), { replace: true, resolve: false, scroll: false }),
  }))

  function submit(event: SubmitEvent & { currentTarget: HTMLFormElement }) {
    event.preventDefault()
    const filter = String(new FormData(event.currentTarget).get('filter'))
    goTo(pageUrl.href(shown(), { page: 1 }, { filter: filter || null }))
  }

  function retry() {
    // The pressed button disappears, so focus moves to the list.
    list?.focus()
    startTransition(() => setAttempts((attempts) => attempts + 1))
  }

  return (
    <>
      <form onSubmit={submit}>
        <label>
          Filter by name <input type="search" name="filter" value={filter()} />
        </label>
      </form>
      <label>
        Items per page{' '}
        <select
          value={pagination().pageSize}
          onChange={(event) => pagination().setPageSize(Number(event.currentTarget.value))}
        >
          <option>10</option>
          <option>20</option>
          <option>50</option>
        </select>
      </label>
      <ol ref={list} start={(data()?.start ?? 0) + 1} aria-label="Items" aria-busy={pagination().busy} tabIndex={-1}>
        <For each={data()?.rows}>{(row) => <li>{row}</li>}</For>
      </ol>
      <Show when={!answer() && !isRouting()}>
        <p role="alert">
          The items could not be loaded.{' '}
          <button type="button" onClick={retry}>
            Try again
          </button>
        </p>
      </Show>
      <Pagination.RootProvider value={pagination} aria-label="Items">
        <PageList />
      </Pagination.RootProvider>
    </>
  )
}
