import { createPageUrl } from '@dogear/core/url'
import { usePagination } from '@dogear/solid'
import * as Pagination from '@dogear/solid/pagination'
import { useLocation, useNavigate } from '@solidjs/router'
import { For } from 'solid-js'
import { findItems } from '../items'
import { PageList } from '../page-list'

const pageUrl = createPageUrl({ pageSizes: [10, 20, 50] })

export default function Items() {
  const location = useLocation()
  const navigate = useNavigate()
  const url = () => location.search + location.hash
  const filter = () => new URLSearchParams(location.search).get('filter') ?? ''
  const found = () => findItems(filter())

  const pagination = usePagination(() => ({
    count: found().length,
    type: 'link',
    ...pageUrl.read(url()),
    getPageUrl: (target) => pageUrl.href(url(), target),
    navigate: (to) => navigate(to, { scroll: false }),
    onPageOutOfRange: (target) => navigate(pageUrl.href(url(), target), { replace: true, scroll: false }),
  }))

  function submit(event: SubmitEvent & { currentTarget: HTMLFormElement }) {
    event.preventDefault()
    const parameters = new URLSearchParams(location.search)
    parameters.set('filter', String(new FormData(event.currentTarget).get('filter')))
    navigate(pageUrl.href(parameters, { page: 1 }) + location.hash)
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
      <ol start={pagination().pageRange.start + 1}>
        <For each={pagination().slice(found())}>{(item) => <li>{item}</li>}</For>
      </ol>
      <Pagination.RootProvider value={pagination} aria-label="Items">
        <PageList />
      </Pagination.RootProvider>
    </>
  )
}
