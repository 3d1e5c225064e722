'use client'

import { type Direction, triggerPart } from '@dogear/core/adapter'
import type { ButtonHTMLAttributes } from 'react'
import type { AsChildProps } from '../render/as-child.js'
import { consumedByAll, type DataAttributes } from '../render/element-props.js'
import {
  type ControlElement,
  type ControlElementProps,
  definePart,
  type PartComponent,
  renderPart,
} from '../render/render-part.js'
import { usePaginationContext } from '../state/context.js'

interface TriggerProps extends ControlElementProps, AsChildProps, DataAttributes {
  /** Accepted as on any button, but ignored: triggers never submit a form. */
  type?: ButtonHTMLAttributes<HTMLButtonElement>['type']
  /** Forwarded to the button, where it has no effect, because triggers never submit a form. */
  value?: ButtonHTMLAttributes<HTMLButtonElement>['value']
}

export interface FirstTriggerBaseProps extends AsChildProps {}
export interface PrevTriggerBaseProps extends AsChildProps {}
export interface NextTriggerBaseProps extends AsChildProps {}
export interface LastTriggerBaseProps extends AsChildProps {}

export interface FirstTriggerProps extends TriggerProps {}
export interface PrevTriggerProps extends TriggerProps {}
export interface NextTriggerProps extends TriggerProps {}
export interface LastTriggerProps extends TriggerProps {}

type Trigger = PartComponent<TriggerProps, ControlElement>

/** Goes to the first page. */
export const FirstTrigger: Trigger = /* @__PURE__ */ defineTrigger('FirstTrigger', 'first')
/** Goes to the previous page. */
export const PrevTrigger: Trigger = /* @__PURE__ */ defineTrigger('PrevTrigger', 'prev')
/** Goes to the next page. */
export const NextTrigger: Trigger = /* @__PURE__ */ defineTrigger('NextTrigger', 'next')
/** Goes to the last page. */
export const LastTrigger: Trigger = /* @__PURE__ */ defineTrigger('LastTrigger', 'last')

function defineTrigger(displayName: string, direction: Direction): Trigger {
  return definePart<TriggerProps, ControlElement>(displayName, function Trigger(props, ref) {
    const part = triggerPart(usePaginationContext(), direction, props)
    return renderPart(part, props, { ref, consumed: consumedByAll })
  })
}
