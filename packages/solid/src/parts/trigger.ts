import { type Direction, triggerPart } from '@dogear/core/adapter'
import type { JSX } from 'solid-js'
import type { AsChildProps } from '../render/as-child.js'
import { type ControlElementProps, control, type Declared, renderPart } from '../render/render-part.js'

export interface FirstTriggerBaseProps extends AsChildProps {}
export interface PrevTriggerBaseProps extends AsChildProps {}
export interface NextTriggerBaseProps extends AsChildProps {}
export interface LastTriggerBaseProps extends AsChildProps {}

export interface FirstTriggerProps extends ControlElementProps {}
export interface PrevTriggerProps extends ControlElementProps {}
export interface NextTriggerProps extends ControlElementProps {}
export interface LastTriggerProps extends ControlElementProps {}

/** Goes to the first page. */
export const FirstTrigger = /* @__PURE__ */ createTrigger('first')
/** Goes to the previous page. */
export const PrevTrigger = /* @__PURE__ */ createTrigger('prev')
/** Goes to the next page. */
export const NextTrigger = /* @__PURE__ */ createTrigger('next')
/** Goes to the last page. */
export const LastTrigger = /* @__PURE__ */ createTrigger('last')

function createTrigger(direction: Direction) {
  return (props: Declared<FirstTriggerProps>): JSX.Element =>
    renderPart((api) => triggerPart(api, direction, props), props, control)
}
