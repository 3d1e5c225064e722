import { ellipsisPart } from '@dogear/core'
import { isFocusable } from '@dogear/core/dom'
import type { HTMLAttributes } from 'svelte/elements'
import { type AsChildProps, consumedByAll, type PartComponent, renderPart } from '../render/render-part.js'
import { setterOf } from '../state/binding.svelte.js'

export interface EllipsisBaseProps extends AsChildProps {
  /** Position in `pages`, from 0. */
  index: number
}

export interface EllipsisProps extends EllipsisBaseProps, HTMLAttributes<HTMLDivElement> {}

const consumed = [...consumedByAll, 'index']

/** A gap of two or more pages. */
export const Ellipsis: PartComponent<EllipsisProps> = (internals, props) => {
  let canFocus = $state.raw(false)
  const setRef = setterOf(props, 'ref')
  return renderPart(internals, {
    part: (api, { index, onclick }) => ellipsisPart(api, { index, isInteractive: onclick || canFocus }),
    props,
    consumed,
    bind(element) {
      setRef?.(element)
      canFocus = isFocusable(element)
    },
  })
}
