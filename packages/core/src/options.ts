import type { PageAndSize } from './page-math.js'
import type { IntlTranslations } from './translations.js'

/** The resulting page and page size, passed to `onPageChange`. */
export interface PageChangeDetails extends PageAndSize {}

/** The resulting page size and page, passed to `onPageSizeChange`. */
export interface PageSizeChangeDetails extends PageAndSize {}

/** The page and page size that a link leads to, passed to `getPageUrl`. */
export interface PageUrlDetails extends PageAndSize {}

/** Ids of the elements. An element that isn't listed has none. */
export interface ElementIds {
  readonly root: string
  readonly firstTrigger: string
  readonly prevTrigger: string
  readonly nextTrigger: string
  readonly lastTrigger: string
  readonly item: (page: number) => string
  readonly ellipsis: (index: number) => string
}

type PartialOrUndefined<T> = { readonly [K in keyof T]?: T[K] | undefined }

/**
 * The options of a pagination. All are optional; `undefined` and `null` mean that an option isn't set. Numbers
 * are truncated and clamped to their range, numeric strings are converted, and `NaN` counts as not set; in development,
 * you get a warning.
 */
export interface PaginationOptions {
  /**
   * Number of items, from 0 to 2^53 − 1. Omit it while it isn't known: the page then has no upper bound, there are no
   * entries, and the controls are disabled.
   */
  count?: number | undefined
  /** Controlled current page, from 1. Shown clamped to the existing pages. Omit it and Dogear manages the page. */
  page?: number | undefined
  /** Initial page, from 1, if `page` isn't controlled. Default 1. */
  defaultPage?: number | undefined
  /** Controlled number of items per page, from 1. Pass the count to show all items on one page. */
  pageSize?: number | undefined
  /** Initial number of items per page, from 1, if `pageSize` isn't controlled. Default 10. */
  defaultPageSize?: number | undefined
  /** Pages shown on each side of the current one, 0 to 1000. Default 1. */
  siblingCount?: number | undefined
  /** Pages shown at the beginning and at the end, 0 to 1000. Default 1. */
  boundaryCount?: number | undefined
  /** Whether Items and triggers are buttons or links, whose URLs `getPageUrl` returns. Default `'button'`. */
  type?: 'button' | 'link' | undefined
  /**
   * Returns the URL of a page. Used when `type` is `'link'`.
   * @example getPageUrl: ({ page }) => `?page=${page}`
   */
  getPageUrl?: ((details: PageUrlDetails) => string) | undefined
  /** Called within the event when a request changes the page, with the resulting page and page size. */
  onPageChange?: ((details: PageChangeDetails) => void) | undefined
  /** Called when a request changes the page size, before `onPageChange`, with the resulting page and page size. */
  onPageSizeChange?: ((details: PageSizeChangeDetails) => void) | undefined
  /** Labels in another language or wording. Those that you leave out stay English. */
  translations?: PartialOrUndefined<IntlTranslations> | undefined
  /** Ids of the elements. Default none. */
  ids?: PartialOrUndefined<ElementIds> | undefined
  /** Text direction, set on the root element; the parts inherit it. */
  dir?: 'ltr' | 'rtl' | undefined
}

const names: Record<keyof PaginationOptions, true> = {
  count: true,
  page: true,
  defaultPage: true,
  pageSize: true,
  defaultPageSize: true,
  siblingCount: true,
  boundaryCount: true,
  type: true,
  getPageUrl: true,
  onPageChange: true,
  onPageSizeChange: true,
  translations: true,
  ids: true,
  dir: true,
}

/** The name of every option. */
export const optionNames: readonly (keyof PaginationOptions)[] = /* @__PURE__ */ Object.keys(
  names,
) as (keyof PaginationOptions)[]
