import '../shared/pagination.css'
import * as Pagination from '@dogear/solid/pagination'
import { PageList } from '../../../examples/solid/src/page-list'

export default function Styling() {
  return (
    <Pagination.Root count={200} class="pages" aria-label="Styling">
      <PageList />
    </Pagination.Root>
  )
}
