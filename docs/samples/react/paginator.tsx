import '../shared/paginator.css'
import type { PaginationRootProps } from '@dogear/react'
import * as Pagination from '@dogear/react/pagination'
import { forwardRef } from 'react'

export interface PaginatorProps extends Omit<PaginationRootProps, 'asChild' | 'children' | 'aria-label'> {
  /** Names the landmark, such as "Orders". */
  label: string
  /** Default `'medium'`. */
  size?: 'small' | 'medium'
  /** Whether people can choose the number of items per page. */
  showSize?: boolean
}

export const Paginator = forwardRef<HTMLElement, PaginatorProps>(function Paginator(
  { label, size = 'medium', showSize = false, className = '', ...root },
  ref,
) {
  return (
    <Pagination.Root {...root} ref={ref} aria-label={label} className={`paginator paginator-${size} ${className}`}>
      <Pagination.PrevTrigger>‹</Pagination.PrevTrigger>
      <Pagination.FitList />
      <Pagination.NextTrigger>›</Pagination.NextTrigger>
      {showSize && (
        <label className="paginator-label">
          Items per page
          <Pagination.PageSizeSelect />
        </label>
      )}
    </Pagination.Root>
  )
})
