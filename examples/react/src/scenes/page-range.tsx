import { Pagination } from '@dogear/react'
import { rangeText } from '../../../shared/range-text'
import { PageList } from '../page-list'

export default function PageRange() {
  return (
    <Pagination.Root count={95} defaultPage={5} aria-label="Page range">
      <Pagination.Context>{(pagination) => <p role="status">{rangeText(pagination)}</p>}</Pagination.Context>
      <PageList />
    </Pagination.Root>
  )
}
