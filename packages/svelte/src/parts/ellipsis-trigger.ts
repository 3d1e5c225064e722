import { type EllipsisTriggerPartProps, ellipsisTriggerPart } from '@dogear/core/adapter'
import type { AsChildProps } from '../render/as-child.js'
import { type ControlElementProps, consumedByControls } from '../render/render-part.js'
import { defineControl } from './control.js'

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
export const EllipsisTrigger = /* @__PURE__ */ defineControl<EllipsisTriggerProps>(ellipsisTriggerPart, [
  ...consumedByControls,
  'index',
  'value',
  'by',
])
