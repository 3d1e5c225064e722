import type { AsChildProps } from '../render/as-child.js'
import type { ControlElementProps } from '../render/render-part.js'

export { default as FirstTrigger } from './first-trigger.svelte'
export { default as LastTrigger } from './last-trigger.svelte'
export { default as NextTrigger } from './next-trigger.svelte'
export { default as PrevTrigger } from './prev-trigger.svelte'

export interface FirstTriggerBaseProps extends AsChildProps {}
export interface PrevTriggerBaseProps extends AsChildProps {}
export interface NextTriggerBaseProps extends AsChildProps {}
export interface LastTriggerBaseProps extends AsChildProps {}

export interface FirstTriggerProps extends ControlElementProps {}
export interface PrevTriggerProps extends ControlElementProps {}
export interface NextTriggerProps extends ControlElementProps {}
export interface LastTriggerProps extends ControlElementProps {}
