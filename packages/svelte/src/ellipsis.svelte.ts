import { ellipsisPart } from '@dogear/core'
import type { HTMLAttributes } from 'svelte/elements'
import { setterOf } from './binding.svelte.js'
import { type AsChildProps, consumedByAll, type PartComponent, renderPart } from './element.js'

export interface EllipsisBaseProps extends AsChildProps {
  /** Position in `pages`, from 0. */
  index: number
}

export interface EllipsisProps extends EllipsisBaseProps, HTMLAttributes<HTMLDivElement> {}

const consumed = [...consumedByAll, 'index']

/** A gap of two or more pages. */
export const Ellipsis: PartComponent<EllipsisProps> = (internals, props) => {
  let isFocusable = $state.raw(false)
  const setRef = setterOf(props, 'ref')
  return renderPart(internals, {
    part: (api, { index, onclick }) => ellipsisPart(api, { index, isInteractive: onclick || isFocusable }),
    props,
    consumed,
    bind(element) {
      setRef?.(element)
      // To the DOM, a link has a tabIndex even without an href.
      isFocusable = !!element && element.tabIndex >= 0 && !element.matches('a:not([href], [tabindex])')
    },
  })
}
