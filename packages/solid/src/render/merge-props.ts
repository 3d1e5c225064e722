import type { JSX } from 'solid-js'

export type Props = { readonly [name: string]: unknown }

export type Attributes = Record<string, unknown>

/** A type and no interface, so that the declarations of a package that re-exports a part can inline it. */
export type DataAttributes = {
  readonly [name: `data-${string}`]: unknown
}

/** Solid's own types leave out `undefined` for some attributes. */
export type OrUndefined<Props> = { [Name in keyof Props]?: Props[Name] | undefined }

type Handler = JSX.EventHandlerUnion<HTMLElement, Event> | EventListenerObject | null | undefined

const notAttributes = ['asChild', 'children', 'ref', 'data-scope', 'data-part']

/** The names of attributes and handlers. `consumed` are the other props of a part, which never reach its element. */
export function attributeNames(props: object, consumed: readonly string[] = []): string[] {
  return Object.keys(props).filter((name) => ![...notAttributes, ...consumed].includes(name))
}

/** The attributes and handlers in a user's props. `undefined` and `null` count as omitted. */
export function attributesIn(props: object, consumed?: readonly string[]): Props {
  const entries = attributeNames(props, consumed).map((name) => [name, props[name as never]])
  return Object.fromEntries(entries.filter(([, value]) => value != null))
}

/**
 * Merges the attributes of a child and its part. Inner values win, classes and styles are joined, and of two handlers the
 * inner one runs first.
 */
export function mergeProps(outer: Props, inner: Props): Props {
  const merged: Attributes = { ...outer, ...inner }
  for (const name in merged) {
    if (!name.startsWith('on')) continue
    merged[name] = (event: Event) => {
      call(inner[name], event)
      call(outer[name], event)
    }
  }
  // Combined, because Solid's `class` overwrites the classes that `classList` toggles.
  const listed = Object.entries({ ...(outer.classList as object), ...(inner.classList as object) })
  merged.class = join(' ', [outer.class, inner.class, ...listed.map(([names, isOn]) => isOn && names)])
  merged.classList = undefined
  merged.style = join(';', [outer.style, inner.style].map(toCss))
  return attributesIn(merged)
}

/** Runs a handler as Solid does. */
export function call(handler: unknown, event: unknown): void {
  const known = handler as Handler
  if (typeof known === 'function') known(event as never)
  else if (Array.isArray(known)) known[0](known[1], event as never)
  else (known as EventListenerObject | undefined)?.handleEvent(event as Event)
}

function toCss(style: unknown) {
  if (typeof style !== 'object') return style
  return join(
    ';',
    Object.entries(attributesIn(style ?? {})).map((declaration) => declaration.join(':')),
  )
}

const join = (separator: string, values: unknown[]) => values.filter(Boolean).join(separator) || undefined
