import type { JSX } from 'solid-js'
import { usePaginationContext } from './context.js'
import { type ControlProps, createControl } from './element.js'

export interface FirstTriggerProps extends ControlProps {}
export interface PrevTriggerProps extends ControlProps {}
export interface NextTriggerProps extends ControlProps {}
export interface LastTriggerProps extends ControlProps {}

/** Leads to the first page. */
export const FirstTrigger = /* @__PURE__ */ createTrigger('First')
/** Leads to the page before. */
export const PrevTrigger = /* @__PURE__ */ createTrigger('Prev')
/** Leads to the page after. */
export const NextTrigger = /* @__PURE__ */ createTrigger('Next')
/** Leads to the last page. */
export const LastTrigger = /* @__PURE__ */ createTrigger('Last')

function createTrigger(name: 'First' | 'Prev' | 'Next' | 'Last') {
  return (props: ControlProps): JSX.Element => {
    const pagination = usePaginationContext()
    return createControl((own) => pagination()[`get${name}TriggerProps`](own), props)
  }
}
