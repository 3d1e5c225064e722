/** A URL: a string, a `URL`, `window.location`, `URLSearchParams`, or a record of parameters, as routers have it. */
export type UrlInput = string | object | null | undefined

/** Path, search and hash of a URL. The path includes the origin if the text does. */
export function split(url: UrlInput): [path: string, search: string, hash: string] {
  const [, path, search = '', hash = ''] = /^([^?#]*)(\?[^#]*)?(#.*)?$/s.exec(textOf(url)) as string[]
  return [path as string, search, hash]
}

/** The query. Reads nothing else of a `URL`, because SvelteKit refuses the hash of the one that `load` gets. */
export const queryOf = (url: UrlInput): string => (isUrl(tagOf(url)) ? (url as Location).search : split(url)[1])

// A record can't fake its tag: parameters from a visitor must never be used as a path.
const tagOf = (url: UrlInput): string => ({}).toString.call(url)
const isUrl = (tag: string) => /(URL|Location)]/.test(tag)

function textOf(url: UrlInput): string {
  if (typeof url === 'string') return url
  const tag = tagOf(url)
  if (isUrl(tag)) {
    const { pathname, search, hash } = url as Location
    // A link that starts with two slashes would lead to another host.
    return pathname.replace(/^\/\//, '/.//') + search + hash
  }
  return `?${
    /Params/.test(tag)
      ? url
      : Object.entries(url ?? {})
          .flatMap(([name, value]) => write(name, value))
          .join('&')
  }`
}

/**
 * A parameter of a record. Arrays repeat the name, as in most routers, and anything nested gets brackets, as in `qs`.
 * Functions and the like are left out.
 */
function write(name: string, value: unknown, isNested?: boolean): string[] {
  // Routers use `null` for a parameter without a value.
  if (value === null) return [encode(name, '').slice(0, -1)]
  if (typeof value !== 'object') return /^(str|num|b)/.test(typeof value) ? [encode(name, value)] : []
  return Object.entries(value).flatMap(([key, inner]) =>
    !isNested && Array.isArray(value) && !isRecord(inner) ? write(name, inner) : write(`${name}[${key}]`, inner, true),
  )
}

const isRecord = (value: unknown) => typeof value === 'object' && value

export const encode = (name: string, value: unknown) => `${parameters([[name, `${value}`]])}`

interface Location {
  readonly pathname: string
  readonly search: string
  readonly hash: string
}

// A global of browsers and servers alike. It decodes any text without throwing.
declare const URLSearchParams: new (init: Init) => Parameters
type Init = string | [string, string][]
interface Parameters {
  get(name: string): string | null
  has(name: string): boolean
}

export const parameters = (init: Init) => new URLSearchParams(init)
