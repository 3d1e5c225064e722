import { Pagination } from '@dogear/solid'
import { rangeText } from '../../../shared/range-text'
import { PageList } from '../page-list'

const count = 500

export default function PageSize() {
  return (
    <Pagination.Root count={count} defaultPage={5} aria-label="Page size">
      <Pagination.Context>
        {(pagination) => (
          <>
            <label>
              Items on a page
              <select
                value={pagination().pageSize}
                onChange={(event) => pagination().setPageSize(Number(event.target.value))}
              >
                <option>10</option>
                <option>20</option>
                <option>50</option>
                <option value={count}>All</option>
              </select>
            </label>
            <p>{rangeText(pagination())}</p>
          </>
        )}
      </Pagination.Context>
      <PageList />
    </Pagination.Root>
  )
}
