import { type PageUrlDetails, type PaginationOptions, paginate } from '@dogear/core'
import { internals } from '@dogear/core/adapter'
import { createPageUrl } from '@dogear/core/url'
import type { ComponentType } from 'react'
import type { GetPaginationReturn, LinkProps } from './render-part.js'

/** A parameter as routers and `URLSearchParams` return it, or a number. */
type Parameter = number | string | readonly string[] | null | undefined

/** Only options that a server can render. */
type RenderedOptions = Omit<
  PaginationOptions,
  'page' | 'defaultPage' | 'pageSize' | 'type' | 'getPageUrl' | 'navigate' | `on${string}`
>

export interface GetPaginationOptions extends RenderedOptions {
  /**
   * Current page, as it is in the URL. Anything but an integer from 1 is read as page 1, as by `createPageUrl`, and for a page
   * past the end, the last one is shown. Default 1.
   */
  page?: Parameter
  /** Number of items per page, as it is in the URL, with `all` for `Infinity`. Default `defaultPageSize`. */
  pageSize?: Parameter
  /** The page sizes that are allowed in a URL. Any other is read as the default. Default: any integer from 1, and `all`. */
  pageSizes?: readonly number[] | undefined
  /**
   * Returns the URL of a page, for its links.
   * @example getPageUrl: ({ page }) => `?page=${page}`
   */
  getPageUrl: (details: PageUrlDetails) => string
  /** The component for enabled links, such as your router's. A disabled link is always an `<a>`. Default `'a'`. */
  link?: ComponentType<LinkProps> | 'a' | undefined
}

/**
 * Links to the pages without client code, for server components and anything else that renders once.
 * @example
 * const list = getPagination({
 *   count: elements.length,
 *   page: url.searchParams.get('page'),
 *   getPageUrl: ({ page }) => `?page=${page}`,
 * })
 */
export function getPagination(given: GetPaginationOptions): GetPaginationReturn {
  const { page, pageSize, pageSizes, defaultPageSize, link = 'a', ...others } = given
  const { getPageUrl } = others
  if (!getPageUrl) {
    throw new Error(
      '`getPageUrl` is missing, but parts on a server are always links. ' +
        "Pass a function that returns the URL of { page, pageSize }, such as ({ page }) => '?page=' + page.",
    )
  }
  const size = pageSize === Number.POSITIVE_INFINITY ? 'all' : pageSize
  const options = {
    ...others,
    ...createPageUrl({ pageSizes, defaultPageSize }).read({ page, size }),
    type: 'link' as const,
  }
  const { position, ...model } = paginate(options)
  const { shown, requestedPage } = position
  return {
    ...model,
    url: getPageUrl({ page: shown.page, pageSize: shown.pageSize }),
    isOutOfRange: shown.isTotalKnown && !shown.busy && requestedPage > shown.page,
    // Only handlers make requests, and none is rendered.
    [internals]: { options, position, link, requests: {} as never, toProps: ({ attributes }) => attributes },
  }
}
