/** A page and its size. */
export interface PageAndSize {
  /** Page number, from 1. */
  readonly page: number
  /** Items per page, from 1. `Infinity` means all. */
  readonly pageSize: number
}

/** The required fields of a click event. DOM and React events have them. */
export interface ClickEvent {
  readonly defaultPrevented: boolean
  readonly currentTarget: unknown
  preventDefault(): void
}

/** The resulting page and page size, passed to `onPageChange`. */
export interface PageChangeDetails extends PageAndSize {}

/** The resulting page size and page, passed to `onPageSizeChange`. */
export interface PageSizeChangeDetails extends PageAndSize {}

/** What a request changed, passed to `onPaginationChange`. */
export interface PaginationChangeDetails extends PageAndSize {
  /** The `data-part` of the control, such as `'item'` or `'next-trigger'`, or `'api'`. */
  readonly reason: string
}

/** What a request changed, passed to `navigate`. */
export interface NavigateDetails extends PaginationChangeDetails {
  /** The event on the control. `undefined` if the request came through the API. */
  readonly event: ClickEvent | undefined
}

/** A controlled page past the end, passed to `onPageOutOfRange`. */
export interface PageOutOfRangeDetails extends PageAndSize {
  /** The page that you passed. */
  readonly requestedPage: number
}

/** The page and page size that a link leads to, passed to `getPageUrl`. */
export interface PageUrlDetails extends PageAndSize {}
