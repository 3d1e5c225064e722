import { createPageUrl } from '@dogear/react/url'

export const categories = ['bath', 'books', 'furniture', 'garden', 'kitchen', 'lighting', 'sport', 'travel'] as const
export type Category = (typeof categories)[number]

export const modes = ['offset', 'keyset'] as const
export type Mode = (typeof modes)[number]

const sorts = ['newest', 'price', '-price'] as const
export type Sort = (typeof sorts)[number]

/** What the address, or a request to the API, asks for. */
export interface Query {
  readonly mode: Mode
  readonly category: Category | ''
  readonly sort: Sort
  readonly page: number
  readonly pageSize: number
  /** Keyset only: the rows after this cursor, or before it. */
  readonly after?: string
  readonly before?: string
}

export const pageUrl = createPageUrl({ pageSizes: [10, 20, 50, 100] })

/** Reads the query. Whatever is invalid becomes the default. */
export function readQuery(search: string): Query {
  const params = new URL(search, base).searchParams
  const choose = <T extends string>(name: string, values: readonly T[]) =>
    values.find((value) => value === params.get(name))
  const { page, pageSize } = pageUrl.read(params)
  const category = choose('category', categories) ?? ''
  const sort = choose('sort', sorts) ?? 'newest'
  if (choose('mode', modes) !== 'keyset') return { mode: 'offset', category, sort, page, pageSize }
  const side = (['after', 'before'] as const).find((name) => isCursor(params.get(name), sort))
  // A page by keyset is reached from its neighbors only.
  if (!side) return { mode: 'keyset', category, sort, page: 1, pageSize }
  return { mode: 'keyset', category, sort, page, pageSize, [side]: params.get(side) }
}

const isCursor = (text: string | null, sort: Sort) =>
  (sort === 'newest' ? /^\d{1,9}$/ : /^\d{1,9}-\d{1,9}$/).test(text ?? '')

/** The parameters that the query doesn't follow, with their values: invalid ones, and those of others. */
export function ignoredParameters(search: string, query: Query) {
  const { pageSize, ...others } = query
  const followed: Record<string, unknown> = { ...others, size: pageSize }
  return [...new URL(search, base).searchParams].filter(([name, value]) => String(followed[name]) !== value)
}

/** The first page of the same list. */
export function firstPage({ after, before, ...query }: Query): Query {
  return { ...query, page: 1 }
}

/** The same URL with another query, as a relative URL. Other parameters stay; defaults are omitted. */
export function queryUrl(url: string, { page, pageSize, ...others }: Query): string {
  const next = new URL(url, base)
  for (const [name, value] of Object.entries({ after: '', before: '', ...others })) {
    if (value && !defaults.includes(value)) next.searchParams.set(name, value)
    else next.searchParams.delete(name)
  }
  return pageUrl.href(next.search || '?', { page, pageSize }) + next.hash
}

const defaults = ['offset', 'newest']

// URLs without an origin need one to be parsed.
const base = 'https://example.com'
