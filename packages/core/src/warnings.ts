import type { PaginationOptions } from './options.js'
import { toCount, toNeighbours, toPage } from './whole-number.js'

declare const process: { env: { NODE_ENV?: string } }
declare const console: { warn(message: string): void }

const told = new Set<string>()

// Bundlers drop what follows `isDevelopment() && process.env.NODE_ENV !== 'production'` from a production build, if nothing
// else uses it: they can compute the second half, and /* @__PURE__ */ lets them drop the first. Without a bundler or Node
// there is no `process` to read, so nobody is told. Outside of `try`, or Rollup keeps the code.

/** In development, tells of every option that could not be used as it was given. */
export function warnOfOptions(options: PaginationOptions): void {
  if (/* @__PURE__ */ isDevelopment() && process.env.NODE_ENV !== 'production') tellOfOptions(options)
}

/** In development, tells of a request that was refused. */
export function warnOfRefusal(request: 'setPage' | 'setPageSize', value: unknown): void {
  if (/* @__PURE__ */ isDevelopment() && process.env.NODE_ENV !== 'production') tellOfRefusal(request, value)
}

/** In development, tells of links that have nowhere to go. */
export function warnOfMissingUrls(): void {
  if (/* @__PURE__ */ isDevelopment() && process.env.NODE_ENV !== 'production') tellOfMissingUrls()
}

function isDevelopment() {
  try {
    return process.env.NODE_ENV !== 'production'
  } catch {
    return false
  }
}

function tellOfOptions(options: PaginationOptions) {
  const page = 'Pass a whole number from 1, or undefined to leave it to the pagination.'
  const pageSize = 'Pass a whole number from 1; for all items on one page, pass the count.'
  const neighbours = 'Pass a whole number from 0 to 1000.'
  const numbers = {
    count: [toCount, 'Pass a whole number from 0 to 2^53 - 1, or undefined while it is not known.'],
    page: [toPage, page],
    defaultPage: [toPage, page],
    pageSize: [toPage, pageSize],
    defaultPageSize: [toPage, pageSize],
    siblingCount: [toNeighbours, neighbours],
    boundaryCount: [toNeighbours, neighbours],
  } as const
  for (const [name, [read, advice]] of Object.entries(numbers)) {
    const value: unknown = options[name as keyof typeof numbers] ?? undefined
    const used = read(value)
    if (value !== undefined && used !== value) {
      tell(`${name} is ${show(value)}, and taken as ${used ?? 'not given'}. ${advice}`)
    }
  }
}

function tellOfRefusal(request: 'setPage' | 'setPageSize', value: unknown) {
  const advice = { setPage: 'Pass a page number.', setPageSize: 'Pass a whole number from 1.' }
  tell(`${request}(${show(value)}) is refused, and nothing has changed. ${advice[request]}`)
}

function tellOfMissingUrls() {
  tell(
    'type is "link", but there is no getPageUrl, so a link would lead nowhere. Buttons are rendered instead. ' +
      'Pass getPageUrl, a function from { page, pageSize } to a URL, or bring elements with an href of their own by asChild.',
  )
}

function tell(message: string) {
  if (told.has(message)) return
  told.add(message)
  console.warn(`[dogear] ${message}`)
}

function show(value: unknown) {
  if (typeof value === 'string') return `"${value}"`
  // An object may have no string of its own, and throw.
  return typeof value === 'object' && value ? Object.prototype.toString.call(value) : String(value)
}
