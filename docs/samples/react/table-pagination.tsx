import '../shared/table-pagination.css'
import type { UsePaginationReturn } from '@dogear/react'
import * as Pagination from '@dogear/react/pagination'

interface TablePaginationProps {
  /** The pagination from `usePagination`. */
  value: UsePaginationReturn
  /** Names the landmark, such as "Orders". */
  label: string
  /** The choices of rows per page. `Infinity` means all. */
  sizes?: readonly number[]
}

export function TablePagination({ value, label, sizes = [10, 25, 50, 100] }: TablePaginationProps) {
  return (
    <Pagination.RootProvider value={value} aria-label={label} className="table-pagination">
      <label>
        Rows per page:
        <Pagination.PageSizeSelect aria-label="Rows per page" sizes={sizes} />
      </label>
      <Pagination.Status
        text={({ start, end, count, isCountExact }) =>
          count !== undefined && `${start}–${end} of ${isCountExact ? '' : 'more than '}${count}`
        }
      />
      <div>
        <Pagination.FirstTrigger>«</Pagination.FirstTrigger>
        <Pagination.PrevTrigger>‹</Pagination.PrevTrigger>
        <Pagination.NextTrigger>›</Pagination.NextTrigger>
        <Pagination.LastTrigger>»</Pagination.LastTrigger>
      </div>
    </Pagination.RootProvider>
  )
}
