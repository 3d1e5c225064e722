import { usePagination } from '@dogear/solid'
import * as Pagination from '@dogear/solid/pagination'
import { createAsync, revalidate, useIsRouting, useLocation, useNavigate } from '@solidjs/router'
import { createEffect, createMemo, createSignal, For, Show } from 'solid-js'
import { load, pageUrl } from '../load'
import { PageList } from '../page-list'

export default function Items() {
  const location = useLocation()
  const navigate = useNavigate()
  const isRouting = useIsRouting()
  const url = () => location.pathname + location.search + location.hash
  // Without `deferStream`, the rows would need JavaScript to appear. After an error, there is no data.
  const data = createAsync(() => load(location.search).catch(() => undefined), { deferStream: true })

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
    busy: isRouting() || !data(),
    getPageUrl: (target) => pageUrl.href(shown(), target),
    navigate: goTo,
    onPageOutOfRange: (target) =>
      navigate(pageUrl.href(url(), target), { replace: true, resolve: false, scroll: false }),
  }))

  function submit(event: SubmitEvent & { currentTarget: HTMLFormElement }) {
    event.preventDefault()
    const filter = String(new FormData(event.currentTarget).get('filter'))
    goTo(pageUrl.href(url(), { page: 1 }, { filter: filter || null }))
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
      <ol start={(data()?.start ?? 0) + 1} aria-busy={pagination().busy}>
        <For each={data()?.rows}>{(row) => <li>{row}</li>}</For>
      </ol>
      <Show when={!data()}>
        <p role="alert">
          The items could not be loaded.{' '}
          <button type="button" onClick={() => revalidate(load.key)}>
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
