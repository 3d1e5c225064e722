/**
 * A bindable prop holds what is written to it even where nothing is bound, and then looks as if the caller gave it. So a
 * value that the pagination keeps and has written there itself counts as not given, until another one stands there.
 */
export function sharedValue() {
  let latest: number | undefined
  let kept: number | undefined
  return {
    given(value: number | undefined): number | undefined {
      if (value !== kept) kept = undefined
      latest = value === kept ? undefined : value
      return latest
    },
    /** Is told what stands there after a write: under strict control that is what the caller still gives. */
    written(value: number | undefined): void {
      if (latest == null) kept = value
    },
  }
}
