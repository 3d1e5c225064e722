import { Pagination } from '@dogear/react'
import { PageList } from './page-list'

const count = 95

export default function AllOnOnePage() {
  return (
    <Pagination.Root count={count} aria-label="All on one page">
      <Pagination.Context>
        {({ pageRange, pageSize, setPageSize }) => (
          <>
            <label>
              Items on a page
              <select value={pageSize} onChange={(event) => setPageSize(Number(event.target.value))}>
                <option value={10}>10</option>
                <option value={25}>25</option>
                <option value={count}>All</option>
              </select>
            </label>
            <p>
              Items {pageRange.start + 1} to {pageRange.end}
            </p>
          </>
        )}
      </Pagination.Context>
      <PageList />
    </Pagination.Root>
  )
}
