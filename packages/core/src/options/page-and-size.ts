/** A page and its size. */
export interface PageAndSize {
  /** Page number, from 1. */
  readonly page: number
  /** Items per page, from 1. `Infinity` means all. */
  readonly pageSize: number
}
