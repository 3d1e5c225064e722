import type { PageAndSize } from '../src/options/page-and-size.js'
import { encode, parameters, queryOf, split, type UrlInput } from './split.js'

/** The parameters that hold page and page size, and the page sizes that they may have. */
export interface PageUrlOptions {
  /** Name of the parameter for the page. Default `'page'`. */
  page?: string | undefined
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

/** Reads page and page size from URLs, and writes them. */
export interface PageUrl {
  /** Page and page size of a URL. Anything invalid, such as `?page=abc`, is read as the default. */
  read(url: UrlInput): PageAndSize
  /**
   * The same URL with another page, page size, or both. Other parameters and the hash stay as they are. Defaults are
   * omitted, so that each page has one address. The result has no origin for a `URL`, and starts with `?` for parameters.
   */
  href(url: UrlInput, target?: Partial<PageAndSize>): string
  /** The page sizes from the options, for a select. */
  readonly pageSizes: readonly number[] | undefined
}

/** Keeps page and page size in the query of URLs. Both functions accept any text as a URL and never throw. */
export function createPageUrl(options: PageUrlOptions = {}): PageUrl {
  const pageName = options.page || 'page'
  const sizeName = [options.pageSize, 'size', 'pageSize'].find((name) => name && name !== pageName) as string
  const pageSizes = [options.pageSizes].flat().filter((size) => size === Infinity || integer(size)) as number[]
  const sizeIn = (text: string | null) =>
    pageSizes[0] ? pageSizes.find((size) => spell(size) === text) : text === 'all' ? Infinity : integer(text)
  const defaultPageSize = sizeIn(spell(options.defaultPageSize)) || sizeIn('10') || (pageSizes[0] as number)

  const read = (url: UrlInput) => {
    const params = parameters(queryOf(url))
    return {
      page: integer(params.get(pageName)) || 1,
      pageSize: sizeIn(params.get(sizeName)) || defaultPageSize,
    }
  }

  return {
    read,
    href(url, target) {
      const [path, search, hash] = split(url)
      const current = read(search)
      // Parsed like a URL, so that only what can be read is written.
      const { page, pageSize } = read({
        [pageName]: target?.page ?? current.page,
        [sizeName]: spell(target?.pageSize ?? current.pageSize),
      })
      // One parameter at a time, because URLSearchParams would change the encoding of the others.
      const query = search
        .slice(1)
        .split('&')
        .filter((text) => {
          const parameter = parameters(`?${text}`)
          return text && !parameter.has(pageName) && !parameter.has(sizeName)
        })
      if (page > 1) query.push(encode(pageName, page))
      if (pageSize !== defaultPageSize) query.push(encode(sizeName, spell(pageSize)))
      // An empty link, or one with only a hash, would keep the query of the current page.
      return path + (query[0] || !path.trim() ? `?${query.join('&')}` : '') + hash
    },
    pageSizes: pageSizes[0] ? pageSizes : undefined,
  }
}

/** An integer from 1 to 2^53 − 1, as a number or in plain digits. False for anything else. */
const integer = (value: unknown) =>
  /^\d+$/.test(value as string) && Number.isSafeInteger(Number(value)) && Number(value)

/** A page size as in a URL. */
const spell = (size: unknown) => String(size).replace('Infinity', 'all')
