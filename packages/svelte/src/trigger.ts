import { type ControlProps, createPart, type Part } from './element.svelte'

export interface FirstTriggerProps extends ControlProps {}
export interface PrevTriggerProps extends ControlProps {}
export interface NextTriggerProps extends ControlProps {}
export interface LastTriggerProps extends ControlProps {}

export const createTrigger = (name: 'First' | 'Prev' | 'Next' | 'Last', part: Pick<Part, 'given' | 'bind'>) =>
  createPart({ ...part, ours: (api, own) => api[`get${name}TriggerProps`](own) })
