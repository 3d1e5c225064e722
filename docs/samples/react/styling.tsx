import '../shared/pagination.css'
import { Pagination } from '@dogear/react'
import { PageList } from '../../../examples/react/src/page-list'

export default function Styling() {
  return (
    <Pagination.Root count={200} className="pages" aria-label="Styling">
      <PageList />
    </Pagination.Root>
  )
}
