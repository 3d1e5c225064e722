/** The stored state: the requested page, which may be past the end, and the page size. */
export interface PaginationState {
  /** Index of the first item on the requested page. Unlike a page number, it doesn't depend on the page size. */
  readonly offset: number
  /** Items per page, from 1. `Infinity` means all. */
  readonly pageSize: number
}
