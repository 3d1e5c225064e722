import { type Direction, triggerPart } from '@dogear/core/adapter'
import type { Component } from 'svelte'
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

type Trigger = Component<ControlElementProps, object, 'ref'>

/** Goes to the first page. */
export const FirstTrigger: Trigger = /* @__PURE__ */ defineTrigger('first')
/** Goes to the previous page. */
export const PrevTrigger: Trigger = /* @__PURE__ */ defineTrigger('prev')
/** Goes to the next page. */
export const NextTrigger: Trigger = /* @__PURE__ */ defineTrigger('next')
/** Goes to the last page. */
export const LastTrigger: Trigger = /* @__PURE__ */ defineTrigger('last')

function defineTrigger(direction: Direction): Trigger {
  return defineControl((model, { disabled, asChild }) => triggerPart(model, { direction, disabled, asChild }))
}
