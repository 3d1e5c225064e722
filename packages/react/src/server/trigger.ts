import { type Direction, triggerPart } from '@dogear/core/adapter'
import type { ReactElement } from 'react'
import type * as client from '../parts/trigger.js'
import { type PartProps, renderPart, type WithoutHandlers } from './render-part.js'

export interface FirstTriggerProps extends WithoutHandlers<client.FirstTriggerProps>, PartProps {}
export interface PrevTriggerProps extends WithoutHandlers<client.PrevTriggerProps>, PartProps {}
export interface NextTriggerProps extends WithoutHandlers<client.NextTriggerProps>, PartProps {}
export interface LastTriggerProps extends WithoutHandlers<client.LastTriggerProps>, PartProps {}

/** Leads to the first page. */
export function FirstTrigger(props: FirstTriggerProps): ReactElement {
  return renderTrigger('first', props)
}

/** Leads to the previous page. */
export function PrevTrigger(props: PrevTriggerProps): ReactElement {
  return renderTrigger('prev', props)
}

/** Leads to the next page. */
export function NextTrigger(props: NextTriggerProps): ReactElement {
  return renderTrigger('next', props)
}

/** Leads to the last page. */
export function LastTrigger(props: LastTriggerProps): ReactElement {
  return renderTrigger('last', props)
}

function renderTrigger(direction: Direction, props: NextTriggerProps) {
  const { pagination, disabled, href, children } = props
  return renderPart(triggerPart(pagination, direction, { disabled, href }), props, { children })
}
