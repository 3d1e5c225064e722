import { Pagination } from '@dogear/react'
import { rangeText } from '../shared/range-text'
import { PageList } from './page-list'

const count = 95

export default function AllOnOnePage() {
  return (
    <Pagination.Root count={count} aria-label="All on one page">
      <Pagination.Context>
        {(pagination) => (
          <>
            <label>
              Items on a page
              <select
                value={pagination.pageSize}
                onChange={(event) => pagination.setPageSize(Number(event.target.value))}
              >
                <option value={10}>10</option>
                <option value={25}>25</option>
                <option value={count}>All</option>
              </select>
            </label>
            <p>{rangeText(pagination)}</p>
          </>
        )}
      </Pagination.Context>
      <PageList />
    </Pagination.Root>
  )
}
