'use client'

import { type Direction, triggerPart } from '@dogear/core'
import { type ButtonHTMLAttributes, type ForwardRefExoticComponent, forwardRef, type RefAttributes } from 'react'
import type { AsChildProps } from './as-child.js'
import { usePaginationContext } from './context.js'
import { type ControlElementProps, consumedByAll, named, renderPart } from './element.js'

interface TriggerProps extends ControlElementProps, AsChildProps {
  /** The only type: triggers never submit a form. */
  type?: 'button' | undefined
  /** Forwarded to the button, where it has no effect, because triggers never submit a form. */
  value?: ButtonHTMLAttributes<HTMLElement>['value']
}

export interface FirstTriggerBaseProps extends AsChildProps {}
export interface PrevTriggerBaseProps extends AsChildProps {}
export interface NextTriggerBaseProps extends AsChildProps {}
export interface LastTriggerBaseProps extends AsChildProps {}

export interface FirstTriggerProps extends TriggerProps {}
export interface PrevTriggerProps extends TriggerProps {}
export interface NextTriggerProps extends TriggerProps {}
export interface LastTriggerProps extends TriggerProps {}

type Trigger = ForwardRefExoticComponent<TriggerProps & RefAttributes<HTMLElement>>

/** Goes to the first page. */
export const FirstTrigger: Trigger = /* @__PURE__ */ createTrigger('FirstTrigger', 'first')
/** Goes to the previous page. */
export const PrevTrigger: Trigger = /* @__PURE__ */ createTrigger('PrevTrigger', 'prev')
/** Goes to the next page. */
export const NextTrigger: Trigger = /* @__PURE__ */ createTrigger('NextTrigger', 'next')
/** Goes to the last page. */
export const LastTrigger: Trigger = /* @__PURE__ */ createTrigger('LastTrigger', 'last')

function createTrigger(displayName: string, direction: Direction): Trigger {
  const component: Trigger = forwardRef((props, partRef) => {
    const { disabled, asChild } = props
    const part = triggerPart(usePaginationContext(), { direction, disabled, asChild })
    return renderPart(part, { props, partRef, consumed: consumedByAll })
  })
  return named(displayName, component)
}
