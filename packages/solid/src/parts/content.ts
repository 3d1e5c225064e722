import { contentPart } from '@dogear/core/adapter'
import { type ContentBehavior, createReveal } from '@dogear/core/dom'
import { type Accessor, type JSX, untrack } from 'solid-js'
import { afterCommit } from '../render/after-commit.js'
import type { AsChildProps } from '../render/as-child.js'
import { type Declared, type PartElementProps, renderPart } from '../render/render-part.js'
import { followPagination, provide, usePaginationContext } from '../state/context.js'
import type { PaginationApi } from '../state/use-pagination.js'

export interface ContentBaseProps extends ContentBehavior, AsChildProps {
  /** The pagination from `usePagination`, or any accessor of its result. Default: the one of the enclosing Root. */
  value?: Accessor<PaginationApi> | undefined
}

export interface ContentProps extends PartElementProps<HTMLDivElement>, ContentBaseProps {}

/** The element around the items. When the result of a request is shown, it comes into view. */
export function Content(props: Declared<ContentProps>): JSX.Element {
  const enclosing = untrack(() => props.value) ? undefined : usePaginationContext()
  const pagination = followPagination(() => (props.value ?? enclosing) as Accessor<PaginationApi>)
  const { update } = createReveal()
  return provide(pagination, () =>
    renderPart(contentPart, props, {
      consumed: ['value', 'scroll', 'focus'],
      onMount: afterCommit((content) => update(content, pagination(), { scroll: props.scroll, focus: props.focus })),
    }),
  )
}
