import { flagOptions } from '../options/option-names.js'
import type { PaginationOptions } from '../options/options.js'
import { itemCount, itemsPerPage, neighborCount, toPositiveInteger } from './page-math.js'

/** What to tell the developer about invalid options. */
export function* describeOptions(options: PaginationOptions): Iterable<string> {
  yield* describeNumbers(options)
  for (const name of flagOptions) {
    const value: unknown = options[name] ?? false
    if (typeof value !== 'boolean')
      yield `Invalid \`${name}\` ${inspect(value)}; using ${!!value} instead. Pass a boolean.`
  }
  yield* describeCombinations(options)
}

function* describeNumbers(options: PaginationOptions) {
  const manage = 'Dogear manages it'
  const page = 'Pass an integer from 1, or undefined to let Dogear manage it.'
  const pageSize = 'Pass an integer from 1, or Infinity for all items on one page.'
  const neighbors = 'Pass an integer from 0 to 1000.'
  const atLeast1 = 'Pass an integer from 1.'
  const items = 'Pass an integer from 0 to 2^53 - 1'
  // How each option is read, what to pass, and what happens if the value isn't a number.
  const numbers: { readonly [name: string]: readonly [(value: unknown) => number | undefined, string, string?] } = {
    count: [itemCount, `${items}, or undefined while it is unknown.`, 'treating it as unknown'],
    totalPages: [itemCount, `${items}, or undefined while it is unknown.`, 'treating it as unknown'],
    minCount: [itemCount, `${items}.`, 'treating it as unknown'],
    maxPage: [toPositiveInteger, atLeast1, 'using no limit'],
    page: [toPositiveInteger, page, `${manage} at first, and it is 1 after another page`],
    defaultPage: [toPositiveInteger, atLeast1, 'using 1 instead'],
    pageSize: [itemsPerPage, pageSize, manage],
    defaultPageSize: [itemsPerPage, pageSize, 'using 10 instead'],
    siblingCount: [neighborCount, neighbors],
    boundaryCount: [neighborCount, neighbors],
  }
  for (const [name, [read, advice, fallback]] of Object.entries(numbers)) {
    const value: unknown = options[name as keyof PaginationOptions]
    const used = read(value)
    if (value == null || used === value) continue
    const [start, outcome] = used === undefined ? ['Ignoring invalid', fallback] : ['Invalid', `using ${used} instead`]
    yield `${start} \`${name}\` ${inspect(value)}; ${outcome}. ${advice}`
  }
}

function* describeCombinations(options: PaginationOptions) {
  const { count, totalPages, navigate, getPageUrl, page } = options
  // Without any options, they come later.
  if (Object.keys(options).length > 0 && !totals.some((name) => name in Object(options)))
    yield 'Nothing is known about the number of items, so every control is disabled. Pass `count`, `totalPages`, `minCount` or ' +
      '`hasNextPage`, or `busy` while they load.'
  if (count != null && totalPages != null) yield 'Ignoring `totalPages`, because `count` is set. Pass only one of them.'
  if (navigate && !getPageUrl)
    yield 'Ignoring `navigate`, because `getPageUrl` is missing. Pass `getPageUrl`, which returns the URL of { page, pageSize }.'
  else if (navigate && page == null)
    yield '`navigate` is set, but `page` is not, so Dogear changes the page even if the navigation fails. Pass `page` from the URL.'
}

/** The options that say how many items there are, or that nobody knows yet. */
const totals = ['count', 'totalPages', 'minCount', 'hasNextPage', 'busy']

interface Answer {
  readonly page?: unknown
  readonly pageSize?: unknown
  readonly rows?: unknown
}

/** What to tell the developer about an answer of a server. */
export function* describeAnswer(answer: Answer | null | undefined): Iterable<string> {
  const { page, pageSize, rows } = answer ?? {}
  yield* describeArgument('exactCount: invalid `page`', page, toPositiveInteger(page), 'using 1 instead')
  yield* describeArgument('exactCount: invalid `pageSize`', pageSize, itemsPerPage(pageSize), 'using 10 instead')
  yield* describeArgument('exactCount: invalid `rows`', rows, itemCount(rows), 'nothing changes', 0)
}

/** What to tell the developer about the page size of cursors. */
export const describeCursors = (pageSize: unknown): Iterable<string> =>
  describeArgument('createCursors: invalid `pageSize`', pageSize, itemsPerPage(pageSize), 'using 10 instead')

function* describeArgument(problem: string, value: unknown, used: number | undefined, fallback: string, least = 1) {
  const outcome = used === undefined ? fallback : `using ${used} instead`
  if (used === undefined || used !== value)
    yield `${problem} ${inspect(value)}; ${outcome}. Pass an integer from ${least}.`
}

/** A value as text. */
export function inspect(value: unknown): string {
  if (typeof value === 'string') return `"${value}"`
  if (typeof value === 'bigint') return `${value}n`
  // Converting an object to a string may throw.
  return typeof value === 'object' && value ? Object.prototype.toString.call(value) : String(value)
}
