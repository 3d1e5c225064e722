import type { JSX } from 'solid-js'
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
  const getter = `get${name}TriggerProps` as const
  return (props: ControlProps): JSX.Element => createControl(props, (api, own) => api[getter](own))
}
