import { contentPart } from '@dogear/core/adapter'
import { type ContentBehavior, createReveal } from '@dogear/core/dom'
import type { HTMLAttributes } from 'svelte/elements'
import type { AsChildProps } from '../render/as-child.js'
import { elementEffect } from '../render/element-effect.svelte.js'
import { consumedByAll, type PartComponent, renderPart } from '../render/render-part.js'
import { followPagination, usePaginationContext } from '../state/context.js'
import type { PaginationApi } from '../state/use-pagination.svelte.js'

export interface ContentBaseProps extends ContentBehavior, AsChildProps {
  /** The pagination from `usePagination`, or any function that returns its result. Default: the one of the enclosing Root. */
  value?: (() => PaginationApi) | undefined
}

export interface ContentProps extends ContentBaseProps, Omit<HTMLAttributes<HTMLDivElement>, 'children'> {}

const consumed = [...consumedByAll, 'value', 'scroll', 'focus']

/** The element around the items. When the result of a request is shown, it comes into view. */
export const Content: PartComponent<ContentProps> = (internals, props) => {
  const enclosing = props.value ? undefined : usePaginationContext()
  const pagination = followPagination(() => (props.value ?? enclosing) as () => PaginationApi)
  const { update } = createReveal()
  const onMount = elementEffect((content) =>
    update(content, pagination(), { scroll: props.scroll, focus: props.focus }),
  )
  return renderPart(contentPart, props, { internals, consumed, onMount, pagination })
}
