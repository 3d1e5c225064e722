import type { UsePaginationReturn } from '@dogear/solid'
import * as Pagination from '@dogear/solid/pagination'
import { createUniqueId } from 'solid-js'
import { control, field } from './pagination-styles'

interface PaginationTableFooterProps {
  /** The pagination from `usePagination`. */
  value: UsePaginationReturn
  /** The page sizes to choose from. */
  sizes?: readonly number[]
}

export function PaginationTableFooter(props: PaginationTableFooterProps) {
  const id = createUniqueId()

  return (
    <Pagination.RootProvider
      value={props.value}
      aria-label="Rows"
      class="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 text-sm text-muted-foreground"
    >
      <div class="flex items-center gap-2">
        <label id={`${id}-size-label`} for={`${id}-size`}>
          Rows per page
        </label>
        <Pagination.PageSizeSelect
          id={`${id}-size`}
          aria-labelledby={`${id}-size-label`}
          sizes={props.sizes ?? [10, 20, 50]}
          class={field}
        />
      </div>
      <Pagination.Status class="tabular-nums" />
      <div class="flex flex-wrap items-center gap-2">
        <label id={`${id}-page-label`} for={`${id}-page`}>
          Page
        </label>
        <Pagination.PageInput
          id={`${id}-page`}
          aria-labelledby={`${id}-page-label`}
          aria-describedby={`${id}-total`}
          class={`${field} w-14 text-center`}
        />
        <span id={`${id}-total`} class="tabular-nums" translate="no">
          {`of ${props.value().totalPages}`}
        </span>
        <Pagination.PrevTrigger class={control}>‹</Pagination.PrevTrigger>
        <Pagination.NextTrigger class={control}>›</Pagination.NextTrigger>
      </div>
    </Pagination.RootProvider>
  )
}
