import type { PageAndSize } from '../options/details.js'
import { numberIn, withNumber } from './page-path.js'
import { checkOptions, checkParams, type PageUrlOptions } from './page-url-options.js'
import { onSameHost, parameters, setParameters, split, type UrlInput, type UrlParams } from './url-parts.js'

/** Reads page and page size from URLs, and writes them. */
export interface PageUrl {
  /** Page and page size of a URL. Anything invalid, such as `?page=abc`, is read as the default. */
  read(url: UrlInput): PageAndSize
  /**
   * The same URL with another page, page size, or both. Page 1 and the default page size are omitted. `params` changes other
   * parameters: `null` removes one, `undefined` leaves it, and an array repeats it. Whatever is already in the URL keeps its
   * place. The result has no origin for a `URL`, and starts with `?` for parameters. Unless a text has a scheme, the
   * result stays on the host: `//example.com` is read as a path.
   */
  href(url: UrlInput, target?: Partial<PageAndSize>, params?: UrlParams): string
  /** The page sizes from the options, for a select. */
  readonly pageSizes: readonly number[] | undefined
}

/**
 * Keeps page and page size in URLs. Both functions accept any text as a URL and never throw. In development, options that
 * contradict each other throw at once, and so do `params` with the name of the page or the page size.
 */
export function createPageUrl(given?: PageUrlOptions | null): PageUrl {
  const options = given ?? {}
  checkOptions(options)
  const { offset, path: template } = options
  const sizeName = options.pageSize || 'size'
  const pageName = template ? sizeName : offset || options.page || 'page'
  const first = offset ? 0 : Math.min(integer(options.firstPage ?? 1), 1)
  const step = (pageSize: number) => (offset ? pageSize : 1)
  const pageSizes = [options.pageSizes].flat().map(sizeOf).filter(Boolean)
  const hasSizes = pageSizes.length > 0
  const allowed = (size: unknown) => (!hasSizes || pageSizes.includes(sizeOf(size)) ? sizeOf(size) : 0)
  const defaultPageSize = allowed(options.defaultPageSize) || allowed(10) || (pageSizes[0] as number)

  const parse = (path: string, search: string, _hash?: string) => {
    const params = parameters(search)
    const pageSize = allowed(params.get(sizeName)) || defaultPageSize
    const number = integer(template ? numberIn(path, template) : params.get(pageName))
    const page = Math.floor(number / step(pageSize)) + 1 - first
    return { page: (page < 2 ** 53 && page) || 1, pageSize }
  }

  return {
    read: (url) => parse(...split(url)),
    href(url, target, params) {
      const [oldPath, search, hash] = split(url, true)
      const current = parse(oldPath, search)
      const pageSize = allowed(target?.pageSize ?? current.pageSize) || defaultPageSize
      const page = integer(target?.page ?? current.page)
      const number = page > 1 && step(pageSize) < Infinity ? integer((page - 1) * step(pageSize) + first) : 0
      checkParams(params, [pageName, sizeName])
      const query = setParameters(search, {
        // Otherwise `constructor`, which every object inherits, would count as a parameter to change.
        __proto__: null,
        ...params,
        // The same name if the page is in the path.
        [pageName]: number || null,
        [sizeName]: pageSize === defaultPageSize ? null : pageSize === Infinity ? 'all' : pageSize,
      }).join('&')
      const path = onSameHost(template ? withNumber(oldPath, template, number) : oldPath)
      // An empty link, or one with only a hash, would keep the query of the current page.
      return path + (query || !path.trim() ? `?${query}` : '') + hash
    },
    pageSizes: hasSizes ? pageSizes : undefined,
  }
}

/** An integer from 0 to 2^53 − 1: a number, truncated and clamped, or plain digits. 0 for anything else. */
const integer = (value: unknown) => {
  if (typeof value === 'number') return Math.max(0, Math.min(Math.trunc(value) || 0, 2 ** 53 - 1))
  return /^\d+$/.test(String(value)) && Number(value) < 2 ** 53 ? Number(value) : 0
}

/** A page size, as a number or as in a URL. 0 for anything else. */
const sizeOf = (value: unknown) => (value === Infinity || value === 'all' ? Infinity : integer(value))
