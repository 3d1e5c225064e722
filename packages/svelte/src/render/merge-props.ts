// biome-ignore lint/suspicious/noExplicitAny: the attributes of any element
export type Attributes = Record<string | symbol, any>

/**
 * Merges the attributes of `inner` into `outer` and returns `outer`. Inner values win, classes and styles are joined, and
 * of two handlers the inner one runs first. `null` and `undefined` count as omitted.
 */
export function mergeProps(outer: Attributes, inner: Attributes, except: readonly unknown[] = []): Attributes {
  for (const name of Reflect.ownKeys(inner)) {
    if (except.includes(name)) continue
    const other = outer[name]
    const value = inner[name]
    if (value == null) continue
    outer[name] = value
    if (other == null) continue
    if (name === 'class') outer.class = [other, value]
    else if (name === 'style') outer.style = [other, value].join(';')
    else if (/^on/.test(String(name))) {
      outer[name] = (event: unknown) => {
        value(event)
        other(event)
      }
    }
  }
  return outer
}
