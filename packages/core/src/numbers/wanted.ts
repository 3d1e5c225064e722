import type { PaginationOptions } from '../options/options.js'
import { defaultPageSize, getOffset, itemsPerPage, toPositiveInteger } from './page-math.js'

/** The stored state: the requested page, which may be past the end, and the page size. */
export interface PaginationState {
  /** Index of the first item on the requested page. Unlike a page number, it doesn't depend on the page size. */
  readonly offset: number
  /** Items per page, from 1. `Infinity` means all. */
  readonly pageSize: number
}

/** The page and page size that the parent or the last request asks for, even if there is no such page. */
export interface Wanted {
  /** The state that this was derived from: what `Host.setState` received last. */
  readonly stored: PaginationState | undefined
  /**
   * The offset and page size to continue from when the options stop controlling them. `pageSize` is always the current one. `getPosition`
   * replaces the offset by that of the shown page if the page is controlled.
   */
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
  const offset = base?.offset ?? getOffset(toPositiveInteger(options.defaultPage) ?? 1, pageSize)
  // A parent that passed a page and now passes `NaN` has read a URL without a page, which is the URL of page 1.
  const fallbackPage = previous?.isPageControlled && options.page != null ? 1 : undefined
  const controlledPage = toPositiveInteger(options.page) ?? fallbackPage
  return {
    stored,
    resumeFrom: { offset, pageSize },
    isPageControlled: !!controlledPage,
    requestedPage: controlledPage ?? Math.floor(offset / pageSize) + 1,
  }
}
