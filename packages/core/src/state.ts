import type { PaginationOptions } from './options.js'
import { toPage } from './whole-number.js'

/** What a pagination keeps: the wish, which may lie past the end, and the page size. */
export interface PaginationState {
  /** Index of the item that the page wished for begins with, so that it says the same at every page size. */
  readonly offset: number
  /** Items a page, from 1. */
  readonly pageSize: number
}

/** The state to begin with: the defaults. What is given instead of them wins anyway. */
export function initialState({ defaultPage, defaultPageSize, pageSize: given }: PaginationOptions): PaginationState {
  const pageSize = toPage(given) ?? toPage(defaultPageSize) ?? 10
  return { offset: ((toPage(defaultPage) ?? 1) - 1) * pageSize, pageSize }
}
