// biome-ignore lint/suspicious/noExplicitAny: attributes of an element that is not known here
export type Attributes = Record<string | symbol, any>

/**
 * Writes `own`, which is nearer to the element, into `props`. Its attributes win, but classes and styles join, and
 * handlers run one after the other, its own first. `undefined` and `null` mean "not given".
 */
export function mergeProps(props: Attributes, own: Attributes, reserved: readonly unknown[] = []): Attributes {
  for (const name of Reflect.ownKeys(own)) {
    const outer = props[name]
    const inner = own[name]
    if (inner == null || reserved.includes(name)) continue
    props[name] = inner
    if (outer == null) continue
    if (name === 'class') props.class = [outer, inner]
    else if (name === 'style') props.style = [outer, inner].join(';')
    else if (/^on/.test(String(name))) {
      props[name] = (event: unknown) => {
        inner(event)
        outer(event)
      }
    }
  }
  return props
}
