import { Pagination } from './pagination'

export default function PaginationDemo() {
  return <Pagination count={4000} siblingCount={2} />
}
