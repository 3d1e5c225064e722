import { contentPart } from '@dogear/core/adapter'
import { type ContentBehavior, createReveal } from '@dogear/core/dom'
import { type JSX, untrack } from 'solid-js'
import { afterCommit } from '../render/after-commit.js'
import type { AsChildProps } from '../render/as-child.js'
import { renderPart } from '../render/render-part.js'
import { followPagination, provide, usePaginationContext } from '../state/context.js'
import type { UsePaginationReturn } from '../state/use-pagination.js'

export interface ContentBaseProps extends ContentBehavior, AsChildProps {
  /** The pagination from `usePagination`. Default: the one of the enclosing Root. */
  value?: UsePaginationReturn | undefined
}

export interface ContentProps extends JSX.HTMLAttributes<HTMLElement>, ContentBaseProps {}

/** The element around the items. When the result of a request is shown, it comes into view. */
export function Content(props: ContentProps): JSX.Element {
  const enclosing = untrack(() => props.value) ? undefined : usePaginationContext()
  const pagination = followPagination(() => (props.value ?? enclosing) as UsePaginationReturn)
  const { update } = createReveal()
  return provide(pagination, () =>
    renderPart(contentPart, props, {
      consumed: ['value', 'scroll', 'focus'],
      onMount: afterCommit((content) => update(content, pagination(), { scroll: props.scroll, focus: props.focus })),
    }),
  )
}
