/** What writes to a prop, if its parent bound it. */
export const setterOf = (props: object, name: string) => Object.getOwnPropertyDescriptor(props, name)?.set

/**
 * A page or page size that a Root shares with its parent. Without a binding, a plain value counts only until the next
 * change. A binding that passes no value stays so when it takes over what is written: the pagination still manages it.
 */
export function sharedValue<Name extends string>(props: { readonly [N in Name]?: number | undefined }, name: Name) {
  const set = setterOf(props, name)
  let given: number | undefined
  let written = $state.raw<{ readonly passed: number | undefined; readonly value: number | undefined }>()
  let isCurrent = false
  return {
    /** The value that the pagination has to show. */
    given(): number | undefined {
      const passed = props[name]
      const last = written
      isCurrent &&= passed === last?.passed
      given = isCurrent ? last?.value : passed
      return given
    },
    /** If the prop reads back differently, the parent controls it. */
    write(value: number): void {
      set?.(value)
      const passed = props[name]
      isCurrent = !set || passed === value
      written = { passed, value: given == null ? undefined : value }
    },
  }
}
