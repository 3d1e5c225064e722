import '../shared/pagination.css'
import * as Pagination from '@dogear/react/pagination'
import { PageList } from '../../../examples/react/src/page-list'

export default function Styling() {
  return (
    <Pagination.Root count={200} className="pages" aria-label="Styling">
      <PageList />
    </Pagination.Root>
  )
}
