import type { UsePaginationReturn } from '@dogear/solid'
import * as Pagination from '@dogear/solid/pagination'
import { createEffect, type JSX, on, Show } from 'solid-js'
import { control } from './pagination-styles'

interface PaginationLoadMoreProps {
  /** The pagination from `usePagination`. */
  value: UsePaginationReturn
  /** One `li` for each item up to `pageRange.end`. */
  children: JSX.Element
}

export function PaginationLoadMore(props: PaginationLoadMoreProps) {
  let list!: HTMLUListElement

  // Focus moves to the first new item, because the button may be gone.
  createEffect(
    on(
      () => props.value().pageRange.start,
      (start, lastStart = start) => {
        const item = list.children[start]
        if (start <= lastStart || !(item instanceof HTMLElement)) return
        item.tabIndex = -1
        item.focus()
      },
    ),
  )

  return (
    <div class="grid gap-4">
      <ul ref={list} class="grid gap-2">
        {props.children}
      </ul>
      <Pagination.RootProvider
        value={props.value}
        aria-label="More"
        class="grid justify-items-center gap-2 text-sm text-muted-foreground"
      >
        <Pagination.Status text={({ end, count }) => `${end} of ${count} shown`} />
        <Show when={props.value().nextPage}>
          <Pagination.NextTrigger
            aria-label="Load more"
            class={`${control} border border-input bg-background px-4 text-foreground`}
          >
            Load more
          </Pagination.NextTrigger>
        </Show>
      </Pagination.RootProvider>
    </div>
  )
}
