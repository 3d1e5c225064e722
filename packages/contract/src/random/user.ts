import type { PageEntry } from '@dogear/core'
import type { Api } from '../harness/harness.js'
import { click, press } from '../harness/pointer.js'
import type { Parent } from './parent.js'
import type { Action, Command, Control, FieldCommand } from './sequence.js'

/** Takes actions in one tick, as far as what is rendered allows them, and returns those taken. */
export async function act(parent: Parent, actions: readonly Action[]): Promise<Action[]> {
  const taken: Action[] = []
  const shownVersion = parent.version()
  await parent.view.run((api) => {
    for (const action of actions) {
      const work = workOf(action, parent, { api, isOnly: actions.length === 1, shownVersion })
      if (!work) continue
      taken.push(action)
      work()
    }
  })
  return taken
}

/** What an action needs to know about its tick. */
interface Tick {
  readonly api: Api
  readonly isOnly: boolean
  readonly shownVersion: number
}

function workOf(action: Action, parent: Parent, { api, isOnly, shownVersion }: Tick): (() => void) | undefined {
  if (parent.isUnmounted()) return
  if ('request' in action) return () => parent.request(action)
  if ('getter' in action) return parent.hasHadLinks() ? undefined : handlerOf(api, action.getter)
  const control = findControl(parent.view.container, action.click)
  if (!control || isDisabled(control)) return
  // A link changes the page after the browser has followed it, so a second action in the same tick proves nothing.
  if (control.localName === 'a' && !isOnly) return
  // Within a tick, only some hosts already show what a callback has changed.
  return parent.version() === shownVersion ? () => control.click() : undefined
}

/** Repeats on vanilla the actions that another host has allowed, although it may already show something else. */
export function repeat({ view, ...parent }: Parent, actions: readonly Action[]): void | Promise<void> {
  return view.run((before) => {
    for (const action of actions) {
      if (parent.isUnmounted()) return
      if ('request' in action) parent.request(action)
      else {
        const name = 'getter' in action ? action.getter : action.click
        const handle = handlerOf(view.api(), name) ?? handlerOf(before, name)
        handle?.()
      }
    }
  })
}

/** Clicks or presses a key, as the browser does it. */
export async function use({ view }: Parent, command: Exclude<Command, FieldCommand>): Promise<void> {
  if ('pointer' in command) {
    const control = findControl(view.container, command.pointer)
    if (control && !isDisabled(control)) await click(control)
  } else if ('press' in command) {
    const control = findControl(view.container, command.press)
    if (!control || isDisabled(control)) return
    control.focus()
    await press(control.localName === 'a' ? '{Enter}' : command.key)
  }
}

/** Types a page or chooses a size, with native events because real keys would take several times as long. */
export function fill({ view }: Parent, command: FieldCommand): void | Promise<void> {
  return view.run(() => {
    const isPage = 'enter' in command
    const field = view.container.querySelector<HTMLInputElement | HTMLSelectElement>(isPage ? 'input' : 'select')
    if (!field || field.disabled) return
    field.value = isPage ? command.enter : `${command.choose}`
    field.dispatchEvent(
      isPage
        ? new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, cancelable: true })
        : new Event('change', { bubbles: true }),
    )
  })
}

type Handler = (event: { defaultPrevented: boolean; currentTarget: Element }) => void

/** The element of a control in the first root, if there is one. */
function findControl(container: Element, name: Control): HTMLElement | null {
  const selector = typeof name === 'number' ? `[data-index="${name}"]` : `[data-part="${name}-trigger"]`
  return container.querySelector<HTMLElement>(selector)
}

const isDisabled = (control: Element) => control.hasAttribute('data-disabled')

/** Returns a function that clicks an element with the props of a getter, or undefined if the getter disables it. */
function handlerOf(api: Api, name: Control): (() => void) | undefined {
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
