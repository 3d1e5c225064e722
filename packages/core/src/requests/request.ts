import type { ClickEvent } from '../options/click-event.js'
import type { PageAndSize } from '../options/page-and-size.js'
import type { Direction } from './directions.js'

/** The page or page size to change to. Without `page`, the first visible item stays on the page. */
export interface Target {
  /** Page number. Truncated and clamped to the pages that can be reached. */
  readonly page?: number | undefined
  /** A direction from the latest page, instead of `page`. */
  readonly direction?: Direction | undefined
  /** Items per page, from 1. `Infinity` means all. */
  readonly pageSize?: number | undefined
}

/** What caused a request. */
export interface Cause {
  /** The `data-part` of the control, or `api`. */
  readonly reason: string
  /** The event on the control. `undefined` for `api`. */
  readonly event: ClickEvent | undefined
}

/** Clamps, compares and stores, then runs the callbacks. */
export type Request = (target: Target, cause: Cause) => void

/**
 * Called before a request that changes page or page size is stored, and by `announce`: then nothing is `asked`, and the
 * announcement may last until a promise has settled.
 */
export type RequestListener = (asked: PageAndSize | undefined, cause: Cause, until?: PromiseLike<unknown>) => void
