import type { PageEntry } from '@dogear/core'
import type { Api } from '../harness/harness.js'
import type { ApiRequest } from './environment.js'

/** A trigger, or the Item of a page. */
export type Control = 'first' | 'prev' | 'next' | 'last' | number

/** How a PageSizeSelect spells a page size. */
export const sizeValue = (pageSize: number): string => (pageSize === Number.POSITIVE_INFINITY ? 'all' : `${pageSize}`)

type Handler = (event: { defaultPrevented: boolean; currentTarget: Element }) => void

/** The element of a control in the first root, if there is one. */
export function findControl(container: Element, name: Control): HTMLElement | null {
  const selector = typeof name === 'number' ? `[data-index="${name}"]` : `[data-part="${name}-trigger"]`
  return container.querySelector<HTMLElement>(selector)
}

export const isDisabled = (control: Element) => control.hasAttribute('data-disabled')

/** The reason of the request that a click on the control makes, and the request. */
export function requestOf(name: Control): [reason: string, ApiRequest] {
  if (typeof name === 'number') return ['item', { request: 'setPage', value: name }]
  const names = { first: 'goToFirstPage', prev: 'goToPrevPage', next: 'goToNextPage', last: 'goToLastPage' } as const
  return [`${name}-trigger`, { request: names[name], value: 0 }]
}

/** Returns a function that clicks an element with the props of a getter, or undefined if the getter disables it. */
export function handlerOf(api: Api, name: Control): (() => void) | undefined {
  const entry: PageEntry = { type: 'page', value: Number(name) }
  const getters = {
    first: 'getFirstTriggerProps',
    prev: 'getPrevTriggerProps',
    next: 'getNextTriggerProps',
    last: 'getLastTriggerProps',
  } as const
  const props = typeof name === 'number' ? api.getItemProps(entry) : api[getters[name]]()
  const handler: Handler | undefined = Object.values(props).find((value) => typeof value === 'function')
  return handler && (() => handler({ defaultPrevented: false, currentTarget: document.createElement('button') }))
}
