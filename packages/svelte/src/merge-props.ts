// biome-ignore lint/suspicious/noExplicitAny: attributes of an element that is not known here
export type Attributes = Record<string | symbol, any>

/**
 * Writes `own`, which is nearer to the element, into `props`. Its attributes win, but classes and styles join, and
 * handlers run one after the other, its own first. `undefined` and `null` mean "not given".
 */
export function mergeProps(props: Attributes, own: Attributes, reserved: readonly unknown[] = []): Attributes {
  for (const name of Reflect.ownKeys(own)) {
    const value = own[name]
    if (value != null && !reserved.includes(name)) props[name] = join(name, [props[name], value])
  }
  return props
}

// biome-ignore lint/suspicious/noExplicitAny: values of attributes that are not known here
function join(name: string | symbol, [outer, inner]: any[]): unknown {
  if (outer == null) return inner
  if (name === 'class') return [outer, inner]
  if (name === 'style') return [outer, inner].join(';')
  if (!/^on/.test(String(name))) return inner
  return (event: unknown) => {
    inner(event)
    outer(event)
  }
}
