/** What a pagination stores: the requested page, which may lie past the end, and the page size. */
export interface PaginationState {
  /** Index of the first item of the requested page, so that it means the same at every page size. */
  readonly offset: number
  /** Items per page, from 1. */
  readonly pageSize: number
}
