import { usePagination } from '@dogear/solid'
import * as Pagination from '@dogear/solid/pagination'
import { createAsync, useIsRouting, useLocation, useNavigate } from '@solidjs/router'
import { createEffect, createSignal, For } from 'solid-js'
import { load, pageUrl } from '../load'
import { PageList } from '../page-list'

export default function Items() {
  const location = useLocation()
  const navigate = useNavigate()
  const isRouting = useIsRouting()
  const url = () => location.pathname + location.search + location.hash
  // Without `deferStream`, the rows would need JavaScript to appear.
  const data = createAsync(() => load(location.search), { deferStream: true })

  // The URL that was asked for, while the router loads its rows.
  const [asked, ask] = createSignal<string>()
  const shown = () => (isRouting() && asked()) || url()
  createEffect(() => {
    if (!isRouting()) ask()
  })

  function goTo(to: string) {
    ask(to)
    // The URL contains the base path of the app already.
    navigate(to, { resolve: false, scroll: false })
  }

  const pagination = usePagination(() => ({
    count: data()?.count,
    type: 'link',
    ...pageUrl.read(shown()),
    busy: isRouting(),
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
          Filter by name{' '}
          <input type="search" name="filter" value={new URLSearchParams(location.search).get('filter') ?? ''} />
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
      <ol start={(data()?.start ?? 0) + 1} aria-busy={isRouting()}>
        <For each={data()?.rows}>{(row) => <li>{row}</li>}</For>
      </ol>
      <Pagination.RootProvider value={pagination} aria-label="Items">
        <PageList />
      </Pagination.RootProvider>
    </>
  )
}
