import type { PaginationOptions } from './options.js'
import { toCount, toNeighbours, toPage } from './whole-number.js'

declare const process: { env: { NODE_ENV?: string } }
declare const console: { warn(message: string): void }

// Bundlers remove what stands behind the guard from a production build, and what only it uses. It may stand in no
// function of its own, and without a bundler or Node there is no `process`: then nobody is told.

const told = new Set<string>()

/** In development, tells of every option that could not be used as it was given. */
export function warnOfOptions(options: PaginationOptions): void {
  try {
    if (process.env.NODE_ENV !== 'production') tellOfOptions(options)
  } catch {}
}

/** In development, tells of a request that was refused. */
export function warnOfRefusal(request: string, value: unknown, advice: string): void {
  try {
    if (process.env.NODE_ENV !== 'production')
      tell(`${request}(${show(value)}) is refused, and nothing has changed. ${advice}`)
  } catch {}
}

/** In development, tells of links that have nowhere to go. */
export function warnOfMissingUrls(): void {
  try {
    if (process.env.NODE_ENV !== 'production') {
      tell(
        'type is "link", but there is no getPageUrl, so a link would lead nowhere. Buttons are rendered instead. ' +
          'Pass getPageUrl, a function from { page, pageSize } to a URL, or bring elements with an href of their own by asChild.',
      )
    }
  } catch {}
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

function tell(message: string) {
  if (told.has(message)) return
  told.add(message)
  console.warn(`[dogear] ${message}`)
}

const show = (value: unknown) => (typeof value === 'string' ? `"${value}"` : String(value))
