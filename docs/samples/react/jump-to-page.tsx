import { Pagination, usePagination } from '@dogear/react'
import { useId } from 'react'
import { PageList } from '../../../examples/react/src/page-list'

export default function JumpToPage() {
  const id = useId()
  const pagination = usePagination({ count: 1000 })

  return (
    <Pagination.RootProvider value={pagination} aria-label="Jump to a page">
      <PageList />
      <label id={`${id}-label`} htmlFor={id}>
        Page, 1 to {pagination.totalPages}
      </label>
      <Pagination.PageInput id={id} aria-labelledby={`${id}-label`} />
    </Pagination.RootProvider>
  )
}
