import { type Direction, triggerPart } from '@dogear/core/adapter'
import type { AsChildProps } from '../render/as-child.js'
import type { Describe } from '../render/follow-part.js'
import {
  type ControlElementProps,
  consumedByControls as consumed,
  type PartComponent,
  renderPart,
} from '../render/render-part.js'

export interface FirstTriggerBaseProps extends AsChildProps {}
export interface PrevTriggerBaseProps extends AsChildProps {}
export interface NextTriggerBaseProps extends AsChildProps {}
export interface LastTriggerBaseProps extends AsChildProps {}

export interface FirstTriggerProps extends ControlElementProps {}
export interface PrevTriggerProps extends ControlElementProps {}
export interface NextTriggerProps extends ControlElementProps {}
export interface LastTriggerProps extends ControlElementProps {}

/** Goes to the first page. */
export const FirstTrigger: PartComponent<FirstTriggerProps> = /* @__PURE__ */ createTrigger('first')
/** Goes to the previous page. */
export const PrevTrigger: PartComponent<PrevTriggerProps> = /* @__PURE__ */ createTrigger('prev')
/** Goes to the next page. */
export const NextTrigger: PartComponent<NextTriggerProps> = /* @__PURE__ */ createTrigger('next')
/** Goes to the last page. */
export const LastTrigger: PartComponent<LastTriggerProps> = /* @__PURE__ */ createTrigger('last')

function createTrigger(direction: Direction): PartComponent<ControlElementProps> {
  const describe: Describe = (api, { disabled, asChild }) => triggerPart(api, { direction, disabled, asChild })
  return (internals, props) => renderPart(describe, props, { internals, consumed })
}
