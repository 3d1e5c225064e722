import { Pagination } from '@dogear/solid'
import { useLocation, useSearchParams } from '@solidjs/router'
import { PageList } from '../../../examples/solid/src/page-list'

export default function Elements() {
  const location = useLocation()
  const [search] = useSearchParams()

  // Keeps the other parameters.
  function urlOf(page: number) {
    const next = new URLSearchParams(location.search)
    next.set('page', String(page))
    return `?${next}`
  }

  return (
    <Pagination.Root count={118} page={Number(search.page) || 1} type="link" getPageUrl={({ page }) => urlOf(page)}>
      <PageList />
    </Pagination.Root>
  )
}
