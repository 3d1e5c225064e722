import { isDevelopment } from '../options/is-development.js'

declare const console: { warn(message: string): void }

/** Where a URL contains page and page size, and the page sizes that are allowed. */
export interface PageUrlOptions {
  /** Name of the parameter for the page. Default `'page'`. */
  page?: string | undefined
  /**
   * Instead of `page`: name of the parameter for the offset, the number of items before the page. With the page size
   * `Infinity`, there is only page 1.
   * @example offset: 'skip', pageSize: 'limit' // ?skip=100&limit=50
   */
  offset?: string | undefined
  /**
   * Instead of `page`: how a path ends from page 2 on. Needs some text before `{page}`, and no slash at the end. If the URL
   * ends with a slash, it still does afterwards.
   * @example path: '/page/{page}' // /blog, /blog/page/2
   */
  path?: string | undefined
  /** The number of the first page in URLs. Not with `offset`. Default 1. */
  firstPage?: 0 | 1 | undefined
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

/** In development, throws if options contradict each other. */
export function checkOptions(options: PageUrlOptions): void {
  if (isDevelopment()) refuse(problemOf(options))
}

/** In development, throws if other parameters have the name of the page or the page size. */
export function checkParams(params: object | undefined, names: readonly string[]): void {
  if (isDevelopment()) {
    const name = names.find((own) => Object.hasOwn(params ?? {}, own))
    refuse(
      name && `\`params\` contains "${name}", which belongs to the page. Pass \`page\` or \`pageSize\` in the target.`,
    )
  }
}

/** In development, warns once of a URL that can't contain a page. */
export function checkPath(path: string): void {
  if (isDevelopment()) warnOfMissingPath(path)
}

function refuse(problem: string | undefined) {
  if (problem) throw new Error(`[dogear] createPageUrl: ${problem}`)
}

function problemOf({ page, offset, path, firstPage, pageSize = 'size' }: PageUrlOptions) {
  const places = Object.entries({ page, offset, path }).flatMap(([name, value]) => (value ? `\`${name}\`` : []))
  if (places.length > 1) return `The page can't be in ${places.join(' and ')}. Pass one of them.`
  if (offset && firstPage !== undefined) return 'An `offset` counts items from 0. Omit `firstPage`.'
  const name = offset || page || 'page'
  if (!path && name === (pageSize || 'size')) return `Page and page size are both named "${name}". Change \`pageSize\`.`
  if (path && !isTemplate(path))
    return `\`path\` is "${path}". It needs a text before {page}, and no slash at its end, as in "/page/{page}".`
  return
}

/** Whether the end of a path can be told from the rest of it, and the number from what surrounds it. */
function isTemplate(path: string) {
  const [before = '', after, ...others] = path.split('{page}')
  if (after === undefined || others.length > 0 || /[?#{]/.test(before + after)) return false
  return /\D$/.test(before) && !/^\d/.test(after) && !after.endsWith('/')
}

let hasWarned = false

function warnOfMissingPath(path: string) {
  if (path.trim() || hasWarned) return
  hasWarned = true
  console.warn(
    '[dogear] The page is in the path, because createPageUrl has a `path`, but this URL has none. ' +
      'Pass path and query, or a URL, instead of a query or a record of parameters.',
  )
}
