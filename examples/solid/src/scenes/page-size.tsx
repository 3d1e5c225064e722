import * as Pagination from '@dogear/solid/pagination'
import { PageList } from '../page-list'

export default function PageSize() {
  return (
    <Pagination.Root count={500} defaultPage={5} aria-label="Page size">
      <label>
        Items per page
        <Pagination.PageSizeSelect sizes={[10, 20, 50, Number.POSITIVE_INFINITY]} />
      </label>
      <Pagination.Status />
      <PageList />
    </Pagination.Root>
  )
}
