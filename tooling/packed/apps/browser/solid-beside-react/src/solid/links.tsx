import { Pagination } from '@dogear/solid'
import { List } from './list'

export const Links = () => (
  <Pagination.Root
    count={100}
    defaultPage={Number(new URLSearchParams(location.search).get('page')) || 1}
    type="link"
    getPageUrl={({ page }) => `/links?page=${page}`}
  >
    <List />
  </Pagination.Root>
)
