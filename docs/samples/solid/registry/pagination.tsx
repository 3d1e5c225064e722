import type { PaginationRootProps } from '@dogear/solid'
import * as Parts from '@dogear/solid/pagination'
import { control, ellipsis, list } from './pagination-styles'

/** Takes the options of `usePagination`, such as `count`, and the attributes of a `nav`. */
export function Pagination(props: PaginationRootProps) {
  return (
    <Parts.Root class="flex w-full items-center justify-center gap-1 contain-inline-size" {...props}>
      <Parts.PrevTrigger class={control}>
        <span aria-hidden="true">‹</span>
        <span class="max-sm:sr-only">Previous</span>
      </Parts.PrevTrigger>
      <Parts.FitList class={list} itemProps={{ class: control }} ellipsisProps={{ class: ellipsis }} />
      <Parts.NextTrigger class={control}>
        <span class="max-sm:sr-only">Next</span>
        <span aria-hidden="true">›</span>
      </Parts.NextTrigger>
    </Parts.Root>
  )
}
