import { Pagination } from '@dogear/solid'
import { useSearchParams } from '@solidjs/router'
import { PageList } from './page-list'

export default function Elements() {
  const [search] = useSearchParams()

  return (
    <Pagination.Root count={118} page={Number(search.page ?? 1)} type="link" getPageUrl={({ page }) => `?page=${page}`}>
      <PageList />
    </Pagination.Root>
  )
}
