import type { PaginationTarget } from './request.js'

/** Whether two targets have the same page and the same page size. */
export const isSamePageAndSize = (one: PaginationTarget, two: PaginationTarget): boolean =>
  one.page === two.page && one.pageSize === two.pageSize
