import { usePagination } from '@dogear/solid'
import * as Pagination from '@dogear/solid/pagination'
import { createUniqueId } from 'solid-js'
import { PageList } from '../../../examples/solid/src/page-list'

export default function JumpToPage() {
  const id = createUniqueId()
  const pagination = usePagination({ count: 1000 })

  return (
    <Pagination.RootProvider value={pagination} aria-label="Jump to a page">
      <PageList />
      <label id={`${id}-label`} for={id}>
        Page, 1 to {pagination().totalPages}
      </label>
      <Pagination.PageInput id={id} aria-labelledby={`${id}-label`} />
    </Pagination.RootProvider>
  )
}
