import { itemCount, neighborCount, positiveInteger } from './number.js'
import type { PaginationOptions } from './options.js'

declare const process: { env: { NODE_ENV?: string } }
declare const console: { warn(message: string): void }

const warned = new Set<string>()

// Bundlers drop what follows `isDevelopment() && process.env.NODE_ENV !== 'production'` from a production build, if nothing
// else uses it: they can compute the second half, and /* @__PURE__ */ lets them drop the first. Without a bundler or Node
// there is no `process`, and warnings are off. Keep the guards out of `try`, or Rollup keeps the code.

/** In development, warns of every invalid option. */
export function warnOfOptions(options: PaginationOptions): void {
  if (/* @__PURE__ */ isDevelopment() && process.env.NODE_ENV !== 'production') describeOptions(options)
}

/** In development, warns of a request that was ignored. */
export function warnOfRefusal(request: 'setPage' | 'setPageSize', value: unknown): void {
  if (/* @__PURE__ */ isDevelopment() && process.env.NODE_ENV !== 'production') describeRefusal(request, value)
}

/** In development, warns of links without a URL. */
export function warnOfMissingUrls(): void {
  if (/* @__PURE__ */ isDevelopment() && process.env.NODE_ENV !== 'production') describeMissingUrls()
}

function isDevelopment() {
  try {
    return process.env.NODE_ENV !== 'production'
  } catch {
    return false
  }
}

function describeOptions(options: PaginationOptions) {
  const manage = 'Dogear manages it'
  const page = 'Pass an integer from 1, or undefined to let Dogear manage it.'
  const pageSize = 'Pass an integer from 1; for all items on one page, pass the count.'
  const neighbors = 'Pass an integer from 0 to 1000.'
  // How each option is read, what to pass, and what happens if the value isn't a number.
  const numbers: { readonly [name: string]: readonly [(value: unknown) => number | undefined, string, string?] } = {
    count: [
      itemCount,
      'Pass an integer from 0 to 2^53 - 1, or undefined while it is unknown.',
      'treating it as unknown',
    ],
    page: [positiveInteger, page, manage],
    defaultPage: [positiveInteger, 'Pass an integer from 1.', 'using 1 instead'],
    pageSize: [positiveInteger, pageSize, manage],
    defaultPageSize: [positiveInteger, pageSize, 'using 10 instead'],
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

function describeRefusal(request: 'setPage' | 'setPageSize', value: unknown) {
  const advice = { setPage: 'Pass a page number.', setPageSize: 'Pass an integer from 1.' }
  warnOnce(`Ignoring ${request}(${show(value)}). ${advice[request]}`)
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
