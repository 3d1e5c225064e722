// biome-ignore lint/suspicious/noExplicitAny: attributes of an element that is not known here
export type Attributes = Record<string, any>

/** Merges what the user gives into the props of a part: its name, the `type` of a button and its click handler stay. */
export function mergeIntoPart({ onClick, ...partProps }: Attributes, given: Attributes): Attributes {
  const props = mergeProps(partProps, given)
  for (const name of ['data-scope', 'data-part', 'type']) if (partProps[name]) props[name] = partProps[name]
  return onClick ? addClickHandler(props, onClick) : props
}

/** The inner props win; classes and styles join, and handlers run from the inside out. */
export function mergeProps(outer: Attributes, inner: Attributes): Attributes {
  const props = { ...outer }
  for (const name in inner) {
    const value = inner[name]
    if (value == null) continue
    const both = props[name] != null && [props[name], value]
    if (both && /^on[^a-z]/.test(name)) props[name] = both.reverse().flat().filter(Boolean)
    else props[name] = both && /^(class|style)$/.test(name) ? both : value
  }
  return props
}

/** Whether it names a click handler, be it one with modifiers such as `.capture.once`. */
export const isClick = (name: string) => /^onClick(Once|Capture)*$/.test(name)

/** The click handler of a part runs after the user's, those with a modifier such as `.once` included: each can veto it. */
function addClickHandler(props: Attributes, onClick: (event: Event) => void): Attributes {
  let vetoed: Event | undefined
  let click = onClick
  for (const name in props) {
    if (!isClick(name)) continue
    const handlers = [props[name]].flat().filter(Boolean)
    props[name] = (event: Event) => {
      const wasPrevented = event.defaultPrevented
      for (const handler of handlers) handler(event)
      if (event.defaultPrevented && !wasPrevented) vetoed = event
    }
    click = (event) => {
      userHandler?.(event)
      if (event !== vetoed) onClick(event)
    }
  }
  const { onClick: userHandler, ...others } = props
  // As the last property it is the last listener that Vue adds.
  return { ...others, onClick: click }
}
