import type { PageEntry } from '@dogear/core'
import type { Api } from '../harness/harness.js'

/** A trigger, or the Item of a page. */
export type Control = 'first' | 'prev' | 'next' | 'last' | number

type Handler = (event: { defaultPrevented: boolean; currentTarget: Element }) => void

/** The element of a control in the first root, if there is one. */
export function findControl(container: Element, name: Control): HTMLElement | null {
  const selector = typeof name === 'number' ? `[data-index="${name}"]` : `[data-part="${name}-trigger"]`
  return container.querySelector<HTMLElement>(selector)
}

export const isDisabled = (control: Element) => control.hasAttribute('data-disabled')

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
