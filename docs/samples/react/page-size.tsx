import { Pagination } from '@dogear/react'
import { PageList } from './page-list'

export default function PageSize() {
  return (
    <Pagination.Root count={500} defaultPage={5} aria-label="Page size">
      <Pagination.Context>
        {({ pageRange, pageSize, setPageSize }) => (
          <>
            <label>
              Items on a page
              <select value={pageSize} onChange={(event) => setPageSize(Number(event.target.value))}>
                <option>10</option>
                <option>20</option>
                <option>50</option>
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
