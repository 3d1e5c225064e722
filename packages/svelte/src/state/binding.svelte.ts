/** The function that writes to a prop, if the parent bound it. */
export const setterOf = (props: object, name: string) => Object.getOwnPropertyDescriptor(props, name)?.set

/**
 * A page or page size that a Root shares with its parent. A plain value without a binding counts until the next change. If
 * a binding passes no value, the pagination manages it, even after the binding has received one.
 */
export function sharedValue<Name extends string>(props: { readonly [N in Name]?: number | undefined }, name: Name) {
  const set = setterOf(props, name)
  let controlled: number | undefined
  let written = $state.raw<{ readonly passed: number | undefined; readonly value: number | undefined }>()
  let isCurrent = false
  return {
    /** The controlled value, or undefined if the pagination manages it. */
    read(): number | undefined {
      const passed = props[name]
      const last = written
      isCurrent &&= passed === last?.passed
      controlled = isCurrent ? last?.value : passed
      return controlled
    },
    /** If the prop reads back differently, the parent controls it. */
    write(value: number): void {
      set?.(value)
      const passed = props[name]
      isCurrent = !set || passed === value
      written = { passed, value: controlled == null ? undefined : value }
    },
  }
}
