import { ellipsisPart } from '@dogear/core'
import { isFocusable } from '@dogear/core/dom'
import { createEffect, createSignal, type JSX } from 'solid-js'
import type { AsChildProps } from '../render/as-child.js'
import { renderPart } from '../render/render-part.js'
import { isClickable } from '../render/spell.js'

export interface EllipsisBaseProps extends AsChildProps {
  /** Position in `pages`, from 0. */
  index: number
}

export interface EllipsisProps extends JSX.HTMLAttributes<HTMLElement>, EllipsisBaseProps {}

/** A gap of two or more pages. */
export function Ellipsis(props: EllipsisProps): JSX.Element {
  const [canFocus, setCanFocus] = createSignal(false)
  return renderPart(props, {
    part: (pagination, { index }, userAttributes) =>
      ellipsisPart(pagination, {
        index,
        isInteractive: canFocus() || isClickable(userAttributes()),
      }),
    // In an effect, because a child's attributes are set after its ref is called.
    ref(element) {
      createEffect(() => setCanFocus(isFocusable(element)))
    },
  })
}
