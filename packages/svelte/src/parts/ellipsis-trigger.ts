import { type EllipsisTriggerPartProps, ellipsisTriggerPart } from '@dogear/core/adapter'
import type { AsChildProps } from '../render/as-child.js'
import type { Describe } from '../render/follow-part.js'
import { type ControlElementProps, consumedByControls, type PartComponent, renderPart } from '../render/render-part.js'

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

const consumed = [...consumedByControls, 'index', 'value', 'by']

const describe: Describe = (api, { index, value, by, disabled, asChild }) =>
  ellipsisTriggerPart(api, { index, value, by, disabled, asChild })

/** An ellipsis that jumps into its gap. */
export const EllipsisTrigger: PartComponent<EllipsisTriggerProps> = (internals, props) =>
  renderPart(describe, props, { internals, consumed })
