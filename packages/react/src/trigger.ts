'use client'

import { type ForwardRefExoticComponent, forwardRef, type RefAttributes } from 'react'
import { usePaginationContext } from './context.js'
import { type ControlProps, element } from './element.js'

export interface FirstTriggerProps extends ControlProps {}
export interface PrevTriggerProps extends ControlProps {}
export interface NextTriggerProps extends ControlProps {}
export interface LastTriggerProps extends ControlProps {}

type Trigger = ForwardRefExoticComponent<ControlProps & RefAttributes<HTMLElement>>

/** Leads to the first page. */
export const FirstTrigger: Trigger = /* @__PURE__ */ createTrigger('FirstTrigger')
/** Leads to the page before. */
export const PrevTrigger: Trigger = /* @__PURE__ */ createTrigger('PrevTrigger')
/** Leads to the page after. */
export const NextTrigger: Trigger = /* @__PURE__ */ createTrigger('NextTrigger')
/** Leads to the last page. */
export const LastTrigger: Trigger = /* @__PURE__ */ createTrigger('LastTrigger')

function createTrigger(displayName: 'FirstTrigger' | 'PrevTrigger' | 'NextTrigger' | 'LastTrigger'): Trigger {
  const component = forwardRef<HTMLElement, ControlProps>((given, ref) => {
    const { disabled, asChild } = given
    const ours = usePaginationContext()[`get${displayName}Props`]({ disabled, isOwnElement: !asChild })
    return element(ours.type ? 'button' : 'a', { given, ours, ref })
  })
  component.displayName = displayName
  return component
}
