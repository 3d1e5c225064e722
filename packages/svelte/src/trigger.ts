import { type Direction, triggerPart } from '@dogear/core'
import {
  type AsChildProps,
  type ControlProps,
  consumedByControls as consumed,
  type ElementProps,
  type PartComponent,
  renderPart,
} from './element.js'

export interface FirstTriggerBaseProps extends AsChildProps {}
export interface PrevTriggerBaseProps extends AsChildProps {}
export interface NextTriggerBaseProps extends AsChildProps {}
export interface LastTriggerBaseProps extends AsChildProps {}

export interface FirstTriggerProps extends ControlProps {}
export interface PrevTriggerProps extends ControlProps {}
export interface NextTriggerProps extends ControlProps {}
export interface LastTriggerProps extends ControlProps {}

/** Goes to the first page. */
export const FirstTrigger: PartComponent<FirstTriggerProps> = /* @__PURE__ */ createTrigger('first')
/** Goes to the previous page. */
export const PrevTrigger: PartComponent<PrevTriggerProps> = /* @__PURE__ */ createTrigger('prev')
/** Goes to the next page. */
export const NextTrigger: PartComponent<NextTriggerProps> = /* @__PURE__ */ createTrigger('next')
/** Goes to the last page. */
export const LastTrigger: PartComponent<LastTriggerProps> = /* @__PURE__ */ createTrigger('last')

function createTrigger(direction: Direction): PartComponent<ControlProps> {
  const part: ElementProps['part'] = (api, { disabled, asChild }) => triggerPart(api, { direction, disabled, asChild })
  return (internals, props) => renderPart(internals, { part, props, consumed })
}
