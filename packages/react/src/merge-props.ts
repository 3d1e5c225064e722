// biome-ignore lint/suspicious/noExplicitAny: the props of any element or component
export type Props = Record<string, any>

type Handler = (...args: unknown[]) => void

/**
 * Merges the props of `inner` into those of `outer`, and returns these. The inner value wins, classes and styles join, and
 * of two handlers the inner one runs first. What is `null` or `undefined` is not given.
 */
export function mergeProps(outer: Props, inner: Props, except: readonly string[] = [], chain = chainHandlers): Props {
  for (const name in inner) {
    const value = inner[name]
    const other = outer[name]
    if (value == null || except.includes(name)) continue
    // A function is a component's own way to make a class.
    if (name === 'className' && other && typeof value !== 'function') outer[name] = value ? `${other} ${value}` : other
    else if (name === 'style' && other) outer[name] = mergeProps({ ...other }, value)
    else if (typeof other !== 'function') {
      // It moves to the end, because in a style a shorthand overrides what is declared before it.
      delete outer[name]
      outer[name] = value
    } else if (typeof value === 'function') outer[name] = chain(other, value)
  }
  return outer
}

/** The core runs the user's click handler itself, to see whether it vetoes. */
export function chainClick(onClick: Handler, userHandler: Handler): Handler {
  return (event) => onClick(event, userHandler)
}

function chainHandlers(outer: Handler, inner: Handler): Handler {
  return (...args) => {
    inner(...args)
    outer(...args)
  }
}
