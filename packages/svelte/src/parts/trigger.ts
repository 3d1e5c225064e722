import { type Direction, triggerPart } from '@dogear/core/adapter'
import type { AsChildProps } from '../render/as-child.js'
import type { ControlElementProps } from '../render/render-part.js'
import { defineControl } from './control.js'

export interface FirstTriggerBaseProps extends AsChildProps {}
export interface PrevTriggerBaseProps extends AsChildProps {}
export interface NextTriggerBaseProps extends AsChildProps {}
export interface LastTriggerBaseProps extends AsChildProps {}

export interface FirstTriggerProps extends ControlElementProps {}
export interface PrevTriggerProps extends ControlElementProps {}
export interface NextTriggerProps extends ControlElementProps {}
export interface LastTriggerProps extends ControlElementProps {}

/** Goes to the first page. */
export const FirstTrigger = /* @__PURE__ */ defineTrigger('first')
/** Goes to the previous page. */
export const PrevTrigger = /* @__PURE__ */ defineTrigger('prev')
/** Goes to the next page. */
export const NextTrigger = /* @__PURE__ */ defineTrigger('next')
/** Goes to the last page. */
export const LastTrigger = /* @__PURE__ */ defineTrigger('last')

function defineTrigger(direction: Direction) {
  return defineControl<FirstTriggerProps>((pagination, props) => triggerPart(pagination, direction, props))
}
