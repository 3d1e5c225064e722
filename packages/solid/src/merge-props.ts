import type { JSX } from 'solid-js'

export type Props = { readonly [name: string]: unknown }

type Handler = JSX.EventHandlerUnion<HTMLElement, Event> | EventListenerObject | null | undefined

const notAttributes = ['asChild', 'children', 'ref', 'data-scope', 'data-part']

export function attributeNames(props: object, consumed: readonly string[]): string[] {
  return Object.keys(props).filter((name) => !notAttributes.includes(name) && !consumed.includes(name))
}

/** The attributes and handlers in a user's props; `undefined` and `null` mean "not given". */
export function attributesIn(props: object, consumed: readonly string[]): Props {
  const entries = attributeNames(props, consumed).map((name) => [name, props[name as never]])
  return Object.fromEntries(entries.filter(([, value]) => value != null))
}

/** The attributes of a child over those of its part: classes and styles join, handlers run one after the other. */
export function merge(outer: Props, inner: Props): Props {
  const merged: Record<string, unknown> = { ...outer, ...inner }
  for (const name in inner) if (name in outer) merged[name] = mergeValue(name, outer[name], inner[name])
  const { classList, ...others } = merged
  if (!classList) return merged
  // Solid writes `class` over what `classList` toggles, so both become one.
  const listed = Object.entries(classList).map(([names, isOn]) => isOn && names)
  return { ...others, class: join(others.class, ...listed) }
}

/** Runs a handler as Solid does. */
export function call(handler: unknown, event: unknown): void {
  const given = handler as Handler
  if (typeof given === 'function') given(event as never)
  else if (Array.isArray(given)) given[0](given[1], event as never)
  else if (given) (given as EventListenerObject).handleEvent(event as Event)
}

function mergeValue(name: string, outer: unknown, inner: unknown): unknown {
  if (name === 'class') return join(outer, inner)
  if (name === 'classList') return { ...(outer as object), ...(inner as object) }
  if (name === 'style') return mergeStyles(outer, inner)
  if (!name.startsWith('on')) return inner
  return (event: Event) => {
    call(inner, event)
    call(outer, event)
  }
}

function mergeStyles(outer: unknown, inner: unknown) {
  if (typeof outer === 'object' && typeof inner === 'object') return { ...outer, ...attributesIn(inner as object, []) }
  return `${toCss(outer)};${toCss(inner)}`
}

function toCss(style: unknown) {
  if (typeof style !== 'object') return style
  return Object.entries(style as object)
    .map((declaration) => declaration.join(':'))
    .join(';')
}

const join = (...classes: unknown[]) => classes.filter(Boolean).join(' ')
