// biome-ignore lint/suspicious/noExplicitAny: the props of any element or component
export type Props = Record<string, any>

type Handler = (...args: unknown[]) => void

/**
 * Merges the props of `inner` into `outer` and returns `outer`. Inner values win, classes and styles are joined, and of two
 * handlers the inner one runs first. `null` and `undefined` count as omitted.
 */
export function mergeProps(outer: Props, inner: Props, except: readonly string[] = [], chain = chainHandlers): Props {
  for (const name in inner) {
    const value = inner[name]
    const other = outer[name]
    if (value == null || except.includes(name)) continue
    // Some components accept a function that computes the class.
    if (name === 'className' && other && typeof value !== 'function') outer[name] = value ? `${other} ${value}` : other
    else if (name === 'style' && other) outer[name] = mergeProps({ ...other }, value)
    else if (typeof other !== 'function') {
      // Move it to the end: in a style, a shorthand overrides the declarations before it.
      delete outer[name]
      outer[name] = value
    } else if (typeof value === 'function') outer[name] = chain(other, value)
  }
  return outer
}

/** The core calls the user's handler itself, to see whether it prevents the change. */
export function chainHandler(handler: Handler, userHandler: Handler): Handler {
  return (event) => handler(event, userHandler)
}

function chainHandlers(outer: Handler, inner: Handler): Handler {
  return (...args) => {
    inner(...args)
    outer(...args)
  }
}
