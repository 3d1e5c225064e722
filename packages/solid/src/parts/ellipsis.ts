import { ellipsisPart, isInteractive } from '@dogear/core/adapter'
import { isFocusable } from '@dogear/core/dom'
import { createEffect, createSignal, type JSX } from 'solid-js'
import type { AsChildProps } from '../render/as-child.js'
import { type Declared, type GetPart, type PartElementProps, renderPart } from '../render/render-part.js'

export interface EllipsisBaseProps extends AsChildProps {
  /** Position in `pages`, from 0. */
  index: number
}

export interface EllipsisProps extends PartElementProps<HTMLDivElement>, EllipsisBaseProps {}

/** A gap of two or more pages. */
export function Ellipsis(props: Declared<EllipsisProps>): JSX.Element {
  const [canFocus, setCanFocus] = createSignal(false)
  const part: GetPart = (api, attributes) =>
    ellipsisPart(api, { index: props.index, isInteractive: canFocus() || isInteractive(attributes()) })
  return renderPart(part, props, {
    consumed: ['index', 'type', 'value'],
    // In an effect, because a child's attributes are set after its ref is called.
    onMount: (element) => createEffect(() => setCanFocus(isFocusable(element))),
  })
}
