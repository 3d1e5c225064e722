/** Where a URL contains page and page size, and the page sizes that are allowed. */
export interface PageUrlOptions {
  /** Name of the parameter for the page. Default `'page'`. */
  page?: string | undefined
  /**
   * Instead of `page`: name of the parameter for the offset, the number of items before the page. With the page size
   * `Infinity`, there is only page 1.
   * @example offset: 'skip', pageSize: 'limit' // ?skip=100&limit=50
   */
  offset?: string | undefined
  /**
   * Instead of `page`: how a path ends from page 2 on. Needs some text before `{page}`, and no slash at the end. If the URL
   * ends with a slash, it still does afterwards.
   * @example path: '/page/{page}' // /blog, /blog/page/2
   */
  path?: string | undefined
  /** The number of the first page in URLs. Not with `offset`. Default 1. */
  firstPage?: 0 | 1 | undefined
  /** Name of the parameter for the page size. Default `'size'`. */
  pageSize?: string | undefined
  /**
   * Page size of a URL that doesn't name one. URLs omit it. Ignored if it isn't in `pageSizes`. Default 10, or the first of
   * `pageSizes` if 10 isn't among them.
   */
  defaultPageSize?: number | undefined
  /** The allowed page sizes. `Infinity` means all items and is written as `all`. Default: any integer from 1, and `Infinity`. */
  pageSizes?: readonly number[] | undefined
}
