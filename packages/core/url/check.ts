import { isDevelopment } from '../src/options/is-development.js'
import type { PageUrlOptions } from './page-url-options.js'

declare const process: { env: { NODE_ENV?: string } }
declare const console: { warn(message: string): void }

/** In development, throws if options contradict each other. */
export function checkOptions(options: PageUrlOptions): void {
  if (/* @__PURE__ */ isDevelopment() && process.env.NODE_ENV !== 'production') refuse(problemOf(options))
}

/** In development, throws if other parameters have the name of the page or the page size. */
export function checkParams(params: object | undefined, names: readonly string[]): void {
  if (/* @__PURE__ */ isDevelopment() && process.env.NODE_ENV !== 'production') {
    const name = names.find((own) => Object.hasOwn(params ?? {}, own))
    refuse(
      name && `\`params\` contains "${name}", which belongs to the page. Pass \`page\` or \`pageSize\` in the target.`,
    )
  }
}

/** In development, warns once of a URL that can't contain a page. */
export function checkPath(path: string): void {
  if (/* @__PURE__ */ isDevelopment() && process.env.NODE_ENV !== 'production') warnOfMissingPath(path)
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
  if (path && !/^[^?#{]*[^?#{\d]\{page}([^?#{\d/]|[^?#{\d][^?#{]*[^?#{/])?$/.test(path))
    return `\`path\` is "${path}". It needs a text before {page}, and no slash at its end, as in "/page/{page}".`
  return
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
