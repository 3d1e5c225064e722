import { type EllipsisTriggerPartProps, ellipsisTriggerPart } from '@dogear/core/adapter'
import type { JSX } from 'solid-js'
import type { AsChildProps } from '../render/as-child.js'
import { type ControlElementProps, control, type Declared, renderPart } from '../render/render-part.js'

/** You can spread an ellipsis of a List. */
export interface EllipsisTriggerBaseProps
  extends Pick<EllipsisTriggerPartProps, 'index' | 'value' | 'by'>,
    AsChildProps {}

export interface EllipsisTriggerProps
  extends EllipsisTriggerBaseProps,
    Omit<ControlElementProps, 'type' | keyof EllipsisTriggerBaseProps> {
  /** Accepted so that you can spread an ellipsis. Triggers never submit a form. */
  type?: 'button' | 'ellipsis' | undefined
}

/** An ellipsis that jumps into its gap. */
export function EllipsisTrigger(props: Declared<EllipsisTriggerProps>): JSX.Element {
  return renderPart((api) => ellipsisTriggerPart(api, props), props, control)
}
