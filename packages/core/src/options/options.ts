import type {
  NavigateDetails,
  PageChangeDetails,
  PageOutOfRangeDetails,
  PageSizeChangeDetails,
  PageUrlDetails,
  PaginationChangeDetails,
} from './details.js'
import type { IntlTranslations } from './labels.js'
import type { ElementIds } from './part-names.js'

type PartialOrUndefined<T> = { readonly [K in keyof T]?: T[K] | undefined }

/**
 * All options are optional; `undefined` and `null` mean that an option isn't set. Numbers are truncated and clamped to their
 * range, numeric strings and BigInts are converted, and `NaN` counts as not set. In development, a warning tells you so.
 */
export interface PaginationOptions {
  /**
   * Exact number of items, from 0 to 2^53 − 1. Without any option about the total, the page has no upper bound, there are
   * no entries, and the controls are disabled.
   */
  count?: number | undefined
  /** Exact number of pages, from 0, for servers that report pages instead of items. Ignored if `count` is set. */
  totalPages?: number | undefined
  /**
   * Lower bound of the number of items, from 0, for servers that stop counting, as in "10,000+". Ignored if `count` or
   * `totalPages` is set.
   */
  minCount?: number | undefined
  /**
   * Whether there is a page after the current one, for servers that report nothing else, or with `minCount`. Ignored if
   * `count` or `totalPages` is set, and while `busy`. Without it, users can try the page after `minCount`.
   */
  hasNextPage?: boolean | undefined
  /**
   * Highest page that can be reached, from 1, whatever the total: a limit of the server, or the number of pages whose
   * cursor is known. Default: no limit. It may follow the page size: where you pass
   * `page`, a request for another size isn't limited by the `maxPage` of this size.
   */
  maxPage?: number | undefined
  /**
   * Whether the data for the current page is still loading. Meanwhile, omitted options about the total keep their last
   * values, so that controls stay enabled. Before the first response, nothing is known yet. Default false.
   */
  busy?: boolean | undefined
  /** Disables every control. The functions that make requests still work. Default false. */
  disabled?: boolean | undefined
  /**
   * Controlled current page, from 1. Shown clamped to the existing pages, except while `busy`. Omit it and Dogear manages the
   * page. `NaN` counts as omitted at first, and as 1 after a page, as it comes from an address without one. Pass a requested page
   * in the callback, or in a task that it starts, such as `setTimeout`. Later, another press starts from the page that is shown.
   */
  page?: number | undefined
  /** Initial page, from 1, if `page` isn't controlled. Default 1. */
  defaultPage?: number | undefined
  /** Controlled number of items per page, from 1. `Infinity` shows all items on one page, however many there are. */
  pageSize?: number | undefined
  /** Initial number of items per page, from 1, if `pageSize` isn't controlled. Default 10. */
  defaultPageSize?: number | undefined
  /** Pages shown on each side of the current one, 0 to 1000. Default 1. */
  siblingCount?: number | undefined
  /** Pages shown at the beginning and at the end, 0 to 1000. Default 1. */
  boundaryCount?: number | undefined
  /**
   * Whether the list has an ellipsis where it omits pages. With `false`, it has none: the pages around the current one follow those at
   * the beginning, and those at the end follow them. Default true.
   */
  ellipses?: boolean | undefined
  /** Whether Items and triggers are buttons or links, whose URLs `getPageUrl` returns. Default `'button'`. */
  type?: 'button' | 'link' | undefined
  /**
   * Returns the URL of a page, for links and for `navigate`.
   * @example getPageUrl: ({ page }) => `?page=${page}`
   */
  getPageUrl?: ((details: PageUrlDetails) => string) | undefined
  /**
   * Called when a request changes the page, with the resulting page and page size: within the event, or for a link, once the
   * browser has followed it. A link that loads another document never calls it.
   */
  onPageChange?: ((details: PageChangeDetails) => void) | undefined
  /** Called when a request changes the page size, before `onPageChange`, with the resulting page and page size. */
  onPageSizeChange?: ((details: PageSizeChangeDetails) => void) | undefined
  /**
   * Called once per request that changes page or page size, after `onPageSizeChange` and `onPageChange`. Requests made
   * inside those are merged into it. For one made inside this callback, it is called once more.
   */
  onPaginationChange?: ((details: PaginationChangeDetails) => void) | undefined
  /**
   * Called when the `page` that you pass is past the end of a known total while not `busy`, so that you can correct a URL
   * or a bound value. It runs in a task after the commit, and never on a server.
   */
  onPageOutOfRange?: ((details: PageOutOfRangeDetails) => void) | undefined
  /**
   * Called once per request that changes page or page size, with the URL from `getPageUrl`, for apps whose router owns the
   * page. Pass `page` (and `pageSize`) from the URL: Dogear stores nothing then. A plain click on a link is prevented first;
   * other clicks, such as Ctrl+click, belong to the browser. Ignored without `getPageUrl`.
   */
  navigate?: ((url: string, details: NavigateDetails) => void) | undefined
  /** Labels in another language or wording. Those that you leave out stay English. */
  translations?: PartialOrUndefined<IntlTranslations> | undefined
  /** Ids of the elements. Default none. */
  ids?: PartialOrUndefined<ElementIds> | undefined
  /** Text direction, set on the root element; the parts inherit it. */
  dir?: 'ltr' | 'rtl' | 'auto' | undefined
}
