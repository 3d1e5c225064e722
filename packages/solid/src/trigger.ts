import type { JSX } from 'solid-js'
import type { AsChildProps } from './as-child.js'
import { type ControlProps, renderControl } from './control.js'

export interface FirstTriggerBaseProps extends AsChildProps {}
export interface PrevTriggerBaseProps extends AsChildProps {}
export interface NextTriggerBaseProps extends AsChildProps {}
export interface LastTriggerBaseProps extends AsChildProps {}

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
  return (props: ControlProps): JSX.Element => renderControl(props, (api, options) => api[getter](options))
}
