import { isDevelopment } from './is-development.js'
import { itemCount, itemsPerPage, neighborCount, positiveInteger } from './number.js'
import { optionKinds, optionNames, type PaginationOptions } from './options.js'
import type { PageAndSize } from './page-math.js'

declare const process: { env: { NODE_ENV?: string } }
declare const console: { warn(message: string): void }

const warned = new Set<string>()

type RequestName = 'setPage' | 'setPageSize' | 'setPagination'

/** In development, warns of every invalid option. */
export function warnOfOptions(options: PaginationOptions): void {
  if (/* @__PURE__ */ isDevelopment() && process.env.NODE_ENV !== 'production') {
    describeNumbers(options)
    describeFlags(options)
    describeCombinations(options)
  }
}

/** In development, warns of a request that was ignored. */
export function warnOfRefusal(request: RequestName, value: unknown): void {
  if (/* @__PURE__ */ isDevelopment() && process.env.NODE_ENV !== 'production') describeRefusal(request, value)
}

/** In development, warns of a page size that a select leaves out. */
export function warnOfPageSize(size: unknown): void {
  if (/* @__PURE__ */ isDevelopment() && process.env.NODE_ENV !== 'production') describePageSize(size)
}

/** In development, warns of links without a URL. */
export function warnOfMissingUrls(): void {
  if (/* @__PURE__ */ isDevelopment() && process.env.NODE_ENV !== 'production') describeMissingUrls()
}

function describePageSize(size: unknown) {
  warnOnce(`Ignoring the page size ${show(size)} in \`sizes\`. Pass integers from 1, or Infinity for all items.`)
}

function describeNumbers(options: PaginationOptions) {
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
    maxPage: [positiveInteger, atLeast1, 'using no limit'],
    page: [positiveInteger, page, manage],
    defaultPage: [positiveInteger, atLeast1, 'using 1 instead'],
    pageSize: [itemsPerPage, pageSize, manage],
    defaultPageSize: [itemsPerPage, pageSize, 'using 10 instead'],
    siblingCount: [neighborCount, neighbors],
    boundaryCount: [neighborCount, neighbors],
  }
  for (const [name, [read, advice, fallback]] of Object.entries(numbers)) {
    const value: unknown = options[name as keyof PaginationOptions] ?? undefined
    const used = read(value)
    if (value === undefined || used === value) continue
    const [start, outcome] = used === undefined ? ['Ignoring invalid', fallback] : ['Invalid', `using ${used} instead`]
    warnOnce(`${start} \`${name}\` ${show(value)}; ${outcome}. ${advice}`)
  }
}

function describeFlags(options: PaginationOptions) {
  for (const name of optionNames) {
    // Where options are signals, reading a callback would make each new one render.
    if (optionKinds[name] !== 'flag') continue
    const value: unknown = options[name] ?? false
    if (typeof value !== 'boolean')
      warnOnce(`Invalid \`${name}\` ${show(value)}; using ${!!value} instead. Pass a boolean.`)
  }
}

function describeCombinations({ count, totalPages, navigate, getPageUrl, page }: PaginationOptions) {
  if (count != null && totalPages != null) {
    warnOnce('Ignoring `totalPages`, because `count` is set. Pass only one of them.')
  }
  if (navigate && !getPageUrl) {
    warnOnce(
      'Ignoring `navigate`, because `getPageUrl` is missing. Pass `getPageUrl`, which returns the URL of { page, pageSize }.',
    )
  } else if (navigate && page == null) {
    warnOnce(
      '`navigate` is set, but `page` is not, so Dogear changes the page even if the navigation fails. Pass `page` from the URL.',
    )
  }
}

function describeRefusal(request: RequestName, value: unknown) {
  const target = value as Partial<PageAndSize> | null
  const [shown, advice] = {
    setPage: [show(value), 'Pass a page number.'],
    setPageSize: [show(value), 'Pass an integer from 1.'],
    setPagination: [
      target && typeof target === 'object'
        ? `{ page: ${show(target.page)}, pageSize: ${show(target.pageSize)} }`
        : show(value),
      'Pass a page number, a page size from 1, or both.',
    ],
  }[request]
  warnOnce(`Ignoring ${request}(${shown}). ${advice}`)
}

function describeMissingUrls() {
  warnOnce(
    'Rendering buttons although `type` is "link", because `getPageUrl` is missing. ' +
      'Pass `getPageUrl`, which returns the URL of { page, pageSize }, or use `asChild` with elements that have an href.',
  )
}

function warnOnce(message: string) {
  if (warned.has(message)) return
  warned.add(message)
  console.warn(`[dogear] ${message}`)
}

function show(value: unknown) {
  if (typeof value === 'string') return `"${value}"`
  // Converting an object to a string may throw.
  return typeof value === 'object' && value ? Object.prototype.toString.call(value) : String(value)
}
