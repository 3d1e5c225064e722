import { untrack } from 'svelte'

/**
 * A bindable prop holds what is written to it even where nothing is bound, and then looks as if the caller gave it. So a
 * value that the pagination keeps and has written there itself counts as not given, until another one stands there.
 */
export function sharedValue() {
  let latest: number | undefined
  let kept = $state.raw<number>()
  let isKept = false
  return {
    given(value: number | undefined): number | undefined {
      isKept &&= value === kept
      latest = isKept ? undefined : value
      return latest
    },
    /** Is told what was written, and asks what stands there now: if that is something else, it is what the caller gives. */
    written(value: number, standing: () => number | undefined): void {
      if (latest != null) return
      isKept = value === untrack(standing)
      kept = isKept ? value : undefined
    },
  }
}
