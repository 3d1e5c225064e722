import type { PaginationRootProps } from '@dogear/react'
import * as Parts from '@dogear/react/pagination'
import { control, ellipsis, list } from './pagination-styles'

/** Takes the options of `usePagination`, such as `count`, and the attributes of a `nav`. */
export function Pagination(props: PaginationRootProps) {
  return (
    <Parts.Root className="flex w-full items-center justify-center gap-1 contain-inline-size" {...props}>
      <Parts.PrevTrigger className={control}>
        <span aria-hidden="true">‹</span>
        <span className="max-sm:sr-only">Previous</span>
      </Parts.PrevTrigger>
      <Parts.FitList className={list} itemProps={{ className: control }} ellipsisProps={{ className: ellipsis }} />
      <Parts.NextTrigger className={control}>
        <span className="max-sm:sr-only">Next</span>
        <span aria-hidden="true">›</span>
      </Parts.NextTrigger>
    </Parts.Root>
  )
}
