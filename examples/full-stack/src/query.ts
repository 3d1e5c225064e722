import { createPageUrl } from '@dogear/core/url'
import { type Category, categories } from './categories'

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

/** The parameters of an address, and of a request to the API. */
export const parameters = ['mode', 'category', 'sort', 'page', 'size', 'after', 'before'] as const

export const pageUrl = createPageUrl({ pageSizes: [10, 20, 50, 100] })

const isCursor = (text: string, sort: Sort) => (sort === 'newest' ? /^\d{1,9}$/ : /^\d{1,9}-\d{1,9}$/).test(text)

/** Reads the query. Whatever is invalid becomes the default and is described in `problems`. */
export function readQuery(search: string): { query: Query; problems: string[] } {
  const params = new URL(search, base).searchParams
  const problems: string[] = []
  const { page, pageSize } = pageUrl.read(params)
  const mode = choose('mode', modes) ?? 'offset'
  const category = choose('category', categories) ?? ''
  const sort = choose('sort', sorts) ?? 'newest'

  check('page', () => String(page), 'an integer from 1')
  check('size', () => String(pageSize), `one of ${pageUrl.pageSizes?.join(', ')}`)
  for (const name of parameters) {
    if (params.getAll(name).length > 1) problems.push(`There is more than one "${name}".`)
  }
  const cursor = readCursor()
  const isUnreachable = mode === 'keyset' && page > 1 && !cursor
  if (isUnreachable) problems.push('With "mode=keyset", "page" needs "after" or "before".')
  return { query: { mode, category, sort, page: isUnreachable ? 1 : page, pageSize, ...cursor }, problems }

  function choose<T extends string>(name: string, values: readonly T[]) {
    const value = values.find((value) => value === params.get(name))
    check(name, () => value, `one of ${values.join(', ')}`)
    return value
  }

  function check(name: string, read: () => string | undefined, expected: string) {
    const text = params.get(name)
    if (text !== null && text !== read()) problems.push(`"${name}" must be ${expected}, but it is "${text}".`)
  }

  function readCursor() {
    const [name, ...others] = (['after', 'before'] as const).filter((name) => params.has(name))
    if (!name) return
    const cursor = params.get(name) ?? ''
    if (mode !== 'keyset') problems.push(`"${name}" needs "mode=keyset".`)
    else if (others.length > 0) problems.push('"after" and "before" exclude each other.')
    else if (!isCursor(cursor, sort))
      problems.push(`"${name}" must be a cursor for "sort=${sort}", but it is "${cursor}".`)
    else return { [name]: cursor }
  }
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
