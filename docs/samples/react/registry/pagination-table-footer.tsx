import type { UsePaginationReturn } from '@dogear/react'
import * as Pagination from '@dogear/react/pagination'
import { useId } from 'react'
import { control, field } from './pagination-styles'

interface PaginationTableFooterProps {
  /** The pagination from `usePagination`. */
  value: UsePaginationReturn
  /** The page sizes to choose from. */
  sizes?: readonly number[]
}

export function PaginationTableFooter({ value, sizes = [10, 20, 50] }: PaginationTableFooterProps) {
  const id = useId()

  return (
    <Pagination.RootProvider
      value={value}
      aria-label="Rows"
      className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 text-sm text-muted-foreground"
    >
      <div className="flex items-center gap-2">
        <label id={`${id}-size-label`} htmlFor={`${id}-size`}>
          Rows per page
        </label>
        <Pagination.PageSizeSelect
          id={`${id}-size`}
          aria-labelledby={`${id}-size-label`}
          sizes={sizes}
          className={field}
        />
      </div>
      <Pagination.Status className="tabular-nums" />
      <div className="flex flex-wrap items-center gap-2">
        <label id={`${id}-page-label`} htmlFor={`${id}-page`}>
          Page
        </label>
        <Pagination.PageInput
          id={`${id}-page`}
          aria-labelledby={`${id}-page-label`}
          aria-describedby={`${id}-total`}
          className={`${field} w-14 text-center`}
        />
        <span id={`${id}-total`} className="tabular-nums">
          {`of ${value.totalPages}`}
        </span>
        <Pagination.PrevTrigger className={control}>‹</Pagination.PrevTrigger>
        <Pagination.NextTrigger className={control}>›</Pagination.NextTrigger>
      </div>
    </Pagination.RootProvider>
  )
}
