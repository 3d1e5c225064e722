import { Pagination } from '@dogear/solid'
import { useSearchParams } from '@solidjs/router'
import { List } from '../list'

export default function Links() {
  const [search] = useSearchParams()
  return (
    <Pagination.Root
      count={100}
      page={Number(search.page) || 1}
      type="link"
      getPageUrl={({ page }) => `/links?page=${page}`}
    >
      <List />
    </Pagination.Root>
  )
}
