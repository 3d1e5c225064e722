import type { PaginationOptions } from '../options/options.js'
import { defaultPageSize, getOffset, itemsPerPage, positiveInteger } from './page-math.js'

/** The stored state: the requested page, which may be past the end, and the page size. */
export interface PaginationState {
  /** Index of the first item on the requested page. Unlike a page number, it doesn't depend on the page size. */
  readonly offset: number
  /** Items per page, from 1. `Infinity` means all. */
  readonly pageSize: number
}

/** What the parent and the last request want, whether it exists or not. */
export interface Wanted {
  /** The state that this was derived from: what `Host.setState` received last. */
  readonly stored: PaginationState | undefined
  /** The state to continue from if the options stop controlling page or page size. In a position, what they control is as shown. */
  readonly resumeFrom: PaginationState
  /** Whether the parent passes the page. */
  readonly isPageControlled: boolean
  /** The page that the parent passes or that was requested last, before it is clamped. */
  readonly requestedPage: number
}

/** Finds out what is wanted: what the parent controls, or else what was requested last, or else the defaults. */
export function getWanted(options: PaginationOptions, stored?: PaginationState, previous?: Wanted): Wanted {
  // If nothing has been stored since `previous`, the pagination continues from there.
  const base = previous && previous.stored === stored ? previous.resumeFrom : stored
  const pageSize =
    itemsPerPage(options.pageSize) ?? base?.pageSize ?? itemsPerPage(options.defaultPageSize) ?? defaultPageSize
  const offset = base?.offset ?? getOffset(positiveInteger(options.defaultPage) ?? 1, pageSize)
  // If the parent passes `NaN` after a page, it has read it from a URL that names none: that of page 1.
  const fallbackPage = previous?.isPageControlled && options.page != null ? 1 : undefined
  const controlledPage = positiveInteger(options.page) ?? fallbackPage
  return {
    stored,
    resumeFrom: { offset, pageSize },
    isPageControlled: !!controlledPage,
    requestedPage: controlledPage ?? Math.floor(offset / pageSize) + 1,
  }
}
