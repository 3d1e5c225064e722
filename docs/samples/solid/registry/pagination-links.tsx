import type { PaginationRootProps } from '@dogear/solid'
import * as Pagination from '@dogear/solid/pagination'
import { control, ellipsis, list } from './pagination-styles'

/** Takes the options of `usePagination`. `getPageUrl` returns the address of each page. */
export function PaginationLinks(props: PaginationRootProps) {
  return (
    <Pagination.Root
      type="link"
      aria-label="Posts"
      class="flex w-full items-center justify-between gap-2 border-t border-input pt-4 @container"
      {...props}
    >
      <Pagination.PrevTrigger aria-label="Newer posts" class={control}>
        <span aria-hidden="true">‹</span> <span class="@max-[13rem]:sr-only">Newer</span>
      </Pagination.PrevTrigger>
      <Pagination.FitList class={list} itemProps={{ class: control }} ellipsisProps={{ class: ellipsis }} />
      <Pagination.NextTrigger aria-label="Older posts" class={control}>
        <span class="@max-[13rem]:sr-only">Older</span> <span aria-hidden="true">›</span>
      </Pagination.NextTrigger>
    </Pagination.Root>
  )
}
