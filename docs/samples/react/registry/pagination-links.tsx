import type { PaginationRootProps } from '@dogear/react'
import * as Pagination from '@dogear/react/pagination'
import { control, ellipsis, list } from './pagination-styles'

/** Takes the options of `usePagination`. `getPageUrl` returns the address of each page. */
export function PaginationLinks(props: PaginationRootProps) {
  return (
    <Pagination.Root
      type="link"
      aria-label="Posts"
      className="flex w-full items-center justify-between gap-2 border-t border-input pt-4 @container"
      {...props}
    >
      <Pagination.PrevTrigger aria-label="Newer posts" className={control}>
        <span aria-hidden="true">‹</span> <span className="@max-[13rem]:sr-only">Newer</span>
      </Pagination.PrevTrigger>
      <Pagination.FitList className={list} itemProps={{ className: control }} ellipsisProps={{ className: ellipsis }} />
      <Pagination.NextTrigger aria-label="Older posts" className={control}>
        <span className="@max-[13rem]:sr-only">Older</span> <span aria-hidden="true">›</span>
      </Pagination.NextTrigger>
    </Pagination.Root>
  )
}
