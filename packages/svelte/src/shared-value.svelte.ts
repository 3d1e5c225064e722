/**
 * A bindable prop holds what is written to it even if nothing is bound, and then looks as if the parent passed it. So a
 * value that the pagination itself keeps and has written there counts as not given, until the prop has another one.
 */
export function sharedValue(get: () => number | undefined, set: (value: number) => void) {
  let latest: number | undefined
  let kept = $state.raw<number>()
  let isKept = false
  return {
    given(): number | undefined {
      const value = get()
      isKept &&= value === kept
      latest = isKept ? undefined : value
      return latest
    },
    /** If the prop reads back differently, the parent controls it. */
    write(value: number): void {
      set(value)
      if (latest != null) return
      isKept = value === get()
      kept = value
    },
  }
}
