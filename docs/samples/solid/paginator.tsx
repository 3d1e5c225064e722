import '../shared/paginator.css'
import type { PaginationRootProps } from '@dogear/solid'
import * as Pagination from '@dogear/solid/pagination'
import { Show, splitProps } from 'solid-js'

export interface PaginatorProps extends Omit<PaginationRootProps, 'asChild' | 'children' | 'aria-label'> {
  /** Names the landmark, such as "Orders". */
  label: string
  /** Default `'medium'`. */
  size?: 'small' | 'medium'
  /** Whether people can choose the number of items per page. */
  showSize?: boolean
}

export function Paginator(props: PaginatorProps) {
  const [own, root] = splitProps(props, ['label', 'size', 'showSize', 'class'])
  return (
    <Pagination.Root
      {...root}
      aria-label={own.label}
      class={`paginator paginator-${own.size ?? 'medium'} ${own.class ?? ''}`}
    >
      <Pagination.PrevTrigger>‹</Pagination.PrevTrigger>
      <Pagination.FitList />
      <Pagination.NextTrigger>›</Pagination.NextTrigger>
      <Show when={own.showSize}>
        <label class="paginator-label">
          Items per page
          <Pagination.PageSizeSelect />
        </label>
      </Show>
    </Pagination.Root>
  )
}
