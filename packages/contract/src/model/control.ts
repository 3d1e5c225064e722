import type { PageEntry } from '@dogear/core'
import type { Api } from '../stage.js'
import type { RequestName } from './world.js'

/** A trigger, or the Item of a page. */
export type Control = 'first' | 'prev' | 'next' | 'last' | number

type Handle = (event: { defaultPrevented: boolean; currentTarget: Element }) => void

/** The element of a control in the first root, if it is there. */
export function find(container: Element, name: Control): HTMLElement | null {
  const selector = typeof name === 'number' ? `[data-index="${name}"]` : `[data-part="${name}-trigger"]`
  return container.querySelector<HTMLElement>(selector)
}

export const isDisabled = (control: Element) => control.hasAttribute('data-disabled')

/** What a use of the control asks for. */
export function requestOf(name: Control): [name: RequestName, value: number] {
  if (typeof name === 'number') return ['setPage', name]
  const names = { first: 'goToFirstPage', prev: 'goToPrevPage', next: 'goToNextPage', last: 'goToLastPage' } as const
  return [names[name], 0]
}

/** A click on an element of one's own that the props of a getter are spread on; none where they disable it. */
export function handlerOf(api: Api, name: Control): (() => void) | undefined {
  const entry: PageEntry = { type: 'page', value: Number(name) }
  const getters = { first: 'getFirstTriggerProps', prev: 'getPrevTriggerProps', next: 'getNextTriggerProps' } as const
  const props =
    typeof name === 'number' ? api.getItemProps(entry) : api[name === 'last' ? 'getLastTriggerProps' : getters[name]]()
  const handle: Handle | undefined = Object.values(props).find((value) => typeof value === 'function')
  return handle && (() => handle({ defaultPrevented: false, currentTarget: document.createElement('button') }))
}
