'use client'

import { type ButtonHTMLAttributes, type ForwardRefExoticComponent, forwardRef, type RefAttributes } from 'react'
import type { AsChildProps } from './as-child.js'
import { usePaginationContext } from './context.js'
import { type ControlElementProps, consumedByAll, renderPart } from './element.js'

interface TriggerProps extends ControlElementProps, AsChildProps {
  /** A button of a part never submits a form, so there is no other. */
  type?: 'button' | undefined
  /** Passed on to a button. It has no effect, because a trigger submits no form. */
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

/** Leads to the first page. */
export const FirstTrigger: Trigger = /* @__PURE__ */ createTrigger('FirstTrigger')
/** Leads to the page before. */
export const PrevTrigger: Trigger = /* @__PURE__ */ createTrigger('PrevTrigger')
/** Leads to the page after. */
export const NextTrigger: Trigger = /* @__PURE__ */ createTrigger('NextTrigger')
/** Leads to the last page. */
export const LastTrigger: Trigger = /* @__PURE__ */ createTrigger('LastTrigger')

function createTrigger(displayName: 'FirstTrigger' | 'PrevTrigger' | 'NextTrigger' | 'LastTrigger'): Trigger {
  const component = forwardRef<HTMLElement, TriggerProps>((props, partRef) => {
    const { disabled, asChild } = props
    const partProps = usePaginationContext()[`get${displayName}Props`]({ disabled, isOwnElement: !asChild })
    return renderPart(partProps.type ? 'button' : 'a', { partProps, props, consumed: consumedByAll, partRef })
  })
  component.displayName = displayName
  return component
}
