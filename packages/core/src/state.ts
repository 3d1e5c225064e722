import type { PaginationOptions } from './options.js'
import { clampPage, getTotalPages, type PageAndSize } from './page-math.js'
import { toCount, toPage } from './whole-number.js'

/** What a pagination keeps: the wish, which may lie past the end, and the page size. */
export interface PaginationState {
  /** Index of the item that the page wished for begins with, so that it says the same at every page size. */
  readonly offset: number
  /** Items a page, from 1. */
  readonly pageSize: number
}

/** What is shown. */
export interface CurrentState extends PageAndSize {
  /** Index of the first visible item; where there is none, of the one that was wished for. */
  readonly offset: number
  /** `undefined` while it is not known. */
  readonly count: number | undefined
  readonly totalPages: number
}

/** The state to begin with: what is given, else the defaults. */
export function initialState(options: PaginationOptions): PaginationState {
  const page = toPage(options.page) ?? toPage(options.defaultPage) ?? 1
  const pageSize = toPage(options.pageSize) ?? toPage(options.defaultPageSize) ?? 10
  return { offset: (page - 1) * pageSize, pageSize }
}

/** The caller's value wins, field by field; then the page is clamped to those there are. */
export function currentState(options: PaginationOptions, kept: PaginationState): CurrentState {
  const count = toCount(options.count)
  const givenPage = toPage(options.page)
  const pageSize = toPage(options.pageSize) ?? kept.pageSize
  const totalPages = getTotalPages(count, pageSize)
  const wish = givenPage ? (givenPage - 1) * pageSize : kept.offset
  const page = clampPage(Math.floor(wish / pageSize) + 1, count === undefined ? Number.MAX_SAFE_INTEGER : totalPages)
  return { page, pageSize, count, totalPages, offset: count === 0 ? wish : (page - 1) * pageSize }
}
