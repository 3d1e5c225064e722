import { contentPart } from '@dogear/core'
import { type ContentBehavior, createReveal } from '@dogear/core/dom'
import type { HTMLAttributes } from 'svelte/elements'
import { type AsChildProps, consumedByAll, type PartComponent, renderPart } from '../render/render-part.js'
import { setterOf } from '../state/binding.svelte.js'
import { followPagination, usePaginationContext } from '../state/context.js'
import type { UsePaginationReturn } from '../state/use-pagination.svelte.js'

export interface ContentBaseProps extends ContentBehavior, AsChildProps {
  /** The pagination from `usePagination`. Default: the one of the enclosing Root. */
  value?: UsePaginationReturn | undefined
}

export interface ContentProps extends ContentBaseProps, HTMLAttributes<HTMLDivElement> {}

const consumed = [...consumedByAll, 'value', 'scroll', 'focus']

/** The element around the items. When the result of a request is shown, it comes into view. */
export const Content: PartComponent<ContentProps> = (internals, props) => {
  const enclosing = props.value ? undefined : usePaginationContext()
  const pagination = followPagination(() => (props.value ?? enclosing) as UsePaginationReturn)
  const setRef = setterOf(props, 'ref')
  let content = $state.raw<HTMLElement | null>(null)
  const { update } = createReveal()
  $effect(() => update(content, pagination(), { scroll: props.scroll, focus: props.focus }))
  $effect(() => () => update(null, pagination()))
  return renderPart(internals, {
    part: contentPart,
    props,
    consumed,
    pagination,
    bind(next) {
      setRef?.(next)
      content = next
    },
  })
}
