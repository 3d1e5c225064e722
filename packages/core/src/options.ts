import type { PageAndSize } from './page-math.js'
import type { IntlTranslations } from './translations.js'

/** What `onPageChange` is told: the page and the page size that result. */
export interface PageChangeDetails extends PageAndSize {}

/** What `onPageSizeChange` is told: the page size and the page that result. */
export interface PageSizeChangeDetails extends PageAndSize {}

/** What the URL of a link is made of. */
export interface PageUrlDetails extends PageAndSize {}

/** Ids of the elements. None is written that is not given. */
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
 * The options of a pagination. All are optional; `undefined` and `null` mean "not given". Numbers are made whole and
 * brought into their range, a numeric string counts as its number, and `NaN` as not given; in development a warning
 * says so.
 */
export interface PaginationOptions {
  /**
   * Data items in all, from 0 to 2^53 − 1. Not given means not known yet: then there is no upper bound, no entries are
   * shown and the controls are disabled.
   */
  count?: number | undefined
  /** Current page, from 1, where the caller keeps it. It is shown clamped to the pages there are. */
  page?: number | undefined
  /** Initial page, from 1, where the pagination keeps it. Default 1. */
  defaultPage?: number | undefined
  /** Items a page, from 1, where the caller keeps it; the count is all items on one page. */
  pageSize?: number | undefined
  /** Initial items a page, from 1, where the pagination keeps it. Default 10. */
  defaultPageSize?: number | undefined
  /** Pages shown on each side of the current one, 0 to 1000. Default 1. */
  siblingCount?: number | undefined
  /** Pages shown at the beginning and at the end, 0 to 1000. Default 1. */
  boundaryCount?: number | undefined
  /** What Items and triggers are: buttons, or links to the URLs that `getPageUrl` gives. Default `'button'`. */
  type?: 'button' | 'link' | undefined
  /**
   * The URL of a page; used when `type` is `'link'`.
   * @example getPageUrl: ({ page }) => `?page=${page}`
   */
  getPageUrl?: ((details: PageUrlDetails) => string) | undefined
  /** Called when a request moves the page, inside the event, with the page and page size that result. */
  onPageChange?: ((details: PageChangeDetails) => void) | undefined
  /** Called when a request changes the page size, before `onPageChange`, with the page and page size that result. */
  onPageSizeChange?: ((details: PageSizeChangeDetails) => void) | undefined
  /** Labels in another language, or other words; what is not given stays English. */
  translations?: PartialOrUndefined<IntlTranslations> | undefined
  /** Ids of the elements. Default none. */
  ids?: PartialOrUndefined<ElementIds> | undefined
  /** Direction of the text, written on the root element; the parts inherit it from there. */
  dir?: 'ltr' | 'rtl' | undefined
}
