import { ellipsisPart } from '@dogear/core/adapter'
import { isFocusable } from '@dogear/core/dom'
import type { HTMLAttributes } from 'svelte/elements'
import type { AsChildProps } from '../render/as-child.js'
import type { Attributes } from '../render/merge-props.js'
import { consumedByAll, type PartComponent, renderPart } from '../render/render-part.js'
import type { PaginationApi } from '../state/use-pagination.svelte.js'

export interface EllipsisBaseProps extends AsChildProps {
  /** Position in `pages`, from 0. */
  index: number
}

export interface EllipsisProps extends EllipsisBaseProps, Omit<HTMLAttributes<HTMLDivElement>, 'children'> {}

export const consumedByEllipsis = [...consumedByAll, 'index']

/** Whether an ellipsis with these props can be clicked or focused. */
export const isInteractive = ({ onclick, tabindex }: Attributes): boolean => !!onclick || (tabindex ?? -1) >= 0

export const describeEllipsis = (api: PaginationApi, props: Attributes, canFocus = false) =>
  ellipsisPart(api, { index: props.index, isInteractive: isInteractive(props) || canFocus })

/** A gap of two or more pages. */
export const Ellipsis: PartComponent<EllipsisProps> = (internals, props) => {
  let canFocus = $state.raw(false)
  return renderPart((api, latest) => describeEllipsis(api, latest, canFocus), props, {
    internals,
    consumed: consumedByEllipsis,
    onMount(element) {
      canFocus = isFocusable(element)
    },
  })
}
