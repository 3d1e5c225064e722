/** What a pagination keeps: the wish, which may lie past the end, and the page size. */
export interface PaginationState {
  /** Index of the item that the page wished for begins with, so that it says the same at every page size. */
  readonly offset: number
  /** Items a page, from 1. */
  readonly pageSize: number
}
