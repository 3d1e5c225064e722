import { Pagination } from './pagination'

export default function PaginationDemo() {
  return <Pagination count={95} />
}
