import type { ControlAttributes, Part } from '@dogear/core'
import { type Accessor, untrack } from 'solid-js'
import { type Attributes, call, type Props } from './merge-props.js'

export type EventName = keyof Part['on']

const spellings = {
  click: ['on:click', 'onClick', 'onclick'],
  change: ['on:change', 'onChange', 'onchange'],
  keydown: ['on:keydown', 'onKeyDown', 'onkeydown'],
  focusout: ['on:focusout', 'onFocusOut', 'onfocusout'],
} as const satisfies Record<EventName, readonly string[]>

/** Whether the user listens for clicks on the element. */
export const isClickable = (userAttributes: Props): boolean => spellings.click.some((name) => userAttributes[name])

/** The events that a part handles. A control always handles clicks, even while it is disabled. */
export const eventsOf = ({ on }: Part, isControl?: boolean): readonly EventName[] =>
  isControl ? ['click'] : (Object.keys(on) as EventName[])

/**
 * Creates a function that merges the user's attributes into those of a part. Each event of the part has one handler, which
 * calls the user's handlers first, from the innermost to the outermost.
 */
export function mergeAttributes(userAttributes: Accessor<Props>, isControl?: boolean): (part: Part) => Attributes {
  let latest: Part['on'] = {}
  const handlers: { [Name in EventName]?: (event: HandledEvent) => void } = {}
  const handlerOf =
    (name: EventName) =>
    (event: HandledEvent): void =>
      untrack(() => {
        const handle = latest[name]
        const userHandler = () => {
          callHandlerOf(event.currentTarget as Child, name, event)
          for (const spelling of spellings[name]) call(userAttributes()[spelling], event)
        }
        if (handle) handle(event, userHandler)
        else userHandler()
      })
  return (part) => {
    const { attributes, on } = part
    // An event acts on what is shown, even in the middle of a batch that will change it.
    latest = on
    const merged: Attributes = { ...attributes, ...userAttributes() }
    const events = eventsOf(part, isControl)
    if (events.length) merged.type = (attributes as Partial<ControlAttributes>).type
    for (const name of events) {
      for (const spelling of spellings[name]) merged[spelling] = undefined
      handlers[name] ??= handlerOf(name)
      merged[`on:${name}`] = handlers[name]
    }
    return merged
  }
}

type HandledEvent = Pick<Event, 'currentTarget' | 'defaultPrevented' | 'preventDefault'>

type Child = HTMLElement & { [name: `$$${string}`]: unknown }

const delegated = /* @__PURE__ */ new WeakMap<Child, Map<EventName, unknown>>()

/**
 * Calls the handler beside the spread on a child, and stops Solid from calling it. Solid delegates most events to the
 * document, so it would run after the page has changed, and never for a button that the change disables.
 */
function callHandlerOf(child: Child, name: EventName, event: HandledEvent) {
  const handlers = delegated.get(child) ?? new Map<EventName, unknown>()
  delegated.set(child, handlers)
  if (!handlers.has(name)) {
    handlers.set(name, child[`$$${name}`])
    Object.defineProperty(child, `$$${name}`, { get() {}, set: (handler) => handlers.set(name, handler) })
  }
  const handler = handlers.get(name)
  const data = child[`$$${name}Data`]
  call(data === undefined ? handler : [handler, data], event)
}
