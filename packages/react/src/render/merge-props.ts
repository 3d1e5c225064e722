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
    if (typeof other === 'function') outer[name] = typeof value === 'function' ? chain(other, value) : other
    // Some components accept a function that computes the class or the style.
    else if (name === 'className' && other && typeof value !== 'function')
      outer[name] = value ? `${other} ${value}` : other
    else if (name === 'style' && other && typeof value !== 'function') outer[name] = mergeProps({ ...other }, value)
    else {
      // Move it to the end: in a style, a shorthand overrides the declarations before it.
      delete outer[name]
      outer[name] = value
    }
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
