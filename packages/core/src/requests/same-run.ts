import type { PageAndSize } from '../options/page-and-size.js'
import type { Cause } from './request.js'

declare function setTimeout(callback: () => void): unknown

interface Remembered {
  readonly asked: PageAndSize
  readonly shown: PageAndSize
  isSynchronous: boolean
}

/**
 * Remembers what a request asks for while the parent hasn't answered, so that the next request of the same run of code adds up.
 * A run ends with its microtasks. A click begins a run of its own, however busy the page is.
 */
export function createSameRun() {
  let last: Remembered | undefined
  return {
    /** What the run has asked for, as long as the parent shows the same numbers as then. */
    asked(shown: PageAndSize, { event }: Cause): PageAndSize | undefined {
      return last && isSame(last.shown, shown) && (last.isSynchronous || !event) ? last.asked : undefined
    },
    remember(asked: PageAndSize, shown: PageAndSize): void {
      last = undefined
      if (isSame(asked, shown)) return
      const own: Remembered = { asked, shown, isSynchronous: true }
      last = own
      Promise.resolve().then(() => {
        own.isSynchronous = false
      })
      setTimeout(() => {
        if (last === own) last = undefined
      })
    },
  }
}

export const isSame = (one: PageAndSize, other: PageAndSize): boolean =>
  one.page === other.page && one.pageSize === other.pageSize
