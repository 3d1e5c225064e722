import { type Direction, triggerPart } from '@dogear/core'
import type { JSX } from 'solid-js'
import type { AsChildProps } from './as-child.js'
import { type ControlProps, type Rendering, renderPart } from './element.js'

export interface FirstTriggerBaseProps extends AsChildProps {}
export interface PrevTriggerBaseProps extends AsChildProps {}
export interface NextTriggerBaseProps extends AsChildProps {}
export interface LastTriggerBaseProps extends AsChildProps {}

export interface FirstTriggerProps extends ControlProps {}
export interface PrevTriggerProps extends ControlProps {}
export interface NextTriggerProps extends ControlProps {}
export interface LastTriggerProps extends ControlProps {}

/** Leads to the first page. */
export const FirstTrigger = /* @__PURE__ */ createTrigger('first')
/** Leads to the previous page. */
export const PrevTrigger = /* @__PURE__ */ createTrigger('prev')
/** Leads to the next page. */
export const NextTrigger = /* @__PURE__ */ createTrigger('next')
/** Leads to the last page. */
export const LastTrigger = /* @__PURE__ */ createTrigger('last')

function createTrigger(direction: Direction) {
  const rendering: Rendering<ControlProps> = {
    isControl: true,
    part: (pagination, { disabled, asChild }) => triggerPart(pagination, { direction, disabled, asChild: !!asChild }),
  }
  return (props: ControlProps): JSX.Element => renderPart(props, rendering)
}
