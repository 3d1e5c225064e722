/** The function that writes to a prop, if the parent bound it. */
export const setterOf = (props: object, name: string) => Object.getOwnPropertyDescriptor(props, name)?.set

/**
 * A page or page size that the parent may pass or bind. What it passed before a request doesn't count after it, unless a
 * binding controls the value. If a binding passes no value, the pagination manages it, even after the binding has received one.
 */
export function sharedValue<Name extends string>(props: { readonly [N in Name]?: number | undefined }, name: Name) {
  const set = setterOf(props, name)
  let ignored = $state.raw<{ value?: number | undefined }>({})

  /** The controlled value, or undefined if the pagination manages it. */
  const read = (): number | undefined => {
    const passed = props[name]
    // Also for NaN.
    if (Object.is(passed, ignored.value)) return
    // If the parent returns to the value later, it counts.
    ignored.value = undefined
    return passed
  }

  return {
    read,
    /** Call before a request. */
    release(): void {
      if (!set && read() != null) ignored = { value: props[name] }
    },
    /** If the prop reads back differently, the parent controls it. */
    write(value: number): void {
      const isControlled = read() != null
      set?.(value)
      if (set) ignored = isControlled || props[name] !== value ? {} : { value }
    },
  }
}
