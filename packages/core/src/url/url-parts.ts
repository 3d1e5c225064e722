/** A URL: a string, a `URL`, `window.location`, `URLSearchParams`, or a record of parameters, as routers have it. */
export type UrlInput = string | object | null | undefined

/**
 * Path, search and, `withHash`, the hash of a URL. The path includes the origin if the text does. `hash` is never read, because
 * SvelteKit refuses that of the `URL` that `load` gets.
 */
export function split(url: UrlInput, withHash?: boolean): [path: string, search: string, hash: string] {
  return (/^([^?#]*)((?:\?[^#]*)?)(.*)$/s.exec(textOf(url, withHash)) as string[]).slice(1) as [string, string, string]
}

/**
 * The URL without a start that browsers read as another host: two slashes or backslashes, with spaces and control characters
 * before them, or tabs and line breaks between them.
 */
export const onSameHost = (url: string) => url.replace(/^[^!-\uffff]*[/\\][\t\n\r]*[/\\]/, '/.//')

function textOf(url: UrlInput, withHash?: boolean): string {
  if (typeof url === 'string') return url
  // A record can't fake its tag, such as [object URL]: parameters from a visitor must never be used as a path.
  const tag = Object.prototype.toString.call(url)
  if (/(URL|Location)]$/.test(tag)) {
    const location = url as Location
    return location.pathname + location.search + (withHash ? location.href.replace(/^[^#]*/, '') : '')
  }
  return `?${/Params/.test(tag) ? url : writeParameter('', url).join('&')}`
}

interface Location {
  readonly pathname: string
  readonly search: string
  readonly href: string
}

type Primitive = string | number | boolean

/** Parameters to set. `null` removes one, `undefined` leaves it as it is, and an array repeats it. */
export interface UrlParams {
  readonly [name: string]: Primitive | readonly Primitive[] | null | undefined
}

/** The parameters of a query with some of them changed. What was there keeps its place, and all others their encoding. */
export function setParameters(search: string, changes: { [name: string]: unknown }): string[] {
  const take = (name: string) => {
    const value = changes[name] ?? []
    changes[name] = null
    return writeParameter(name, value)
  }
  // One at a time, because URLSearchParams would change the encoding of the others.
  const query = search
    .slice(1)
    .split('&')
    .flatMap((text) => {
      const [name = ''] = parameters(`?${text}`).keys()
      return changes[name] === undefined ? text || [] : take(name)
    })
  return query.concat(Object.keys(changes).flatMap(take))
}

/** A value in a query. Arrays repeat the name, and other objects get brackets, as in `qs`. Leaves out functions and the like. */
function writeParameter(name: string | undefined, value: unknown): string[] {
  if (value === undefined || typeof value === 'function' || typeof value === 'symbol') return []
  // Routers use `null` for a parameter without a value.
  if (value === null) return [encode(name, '').slice(0, -1)]
  if (typeof value !== 'object') return [encode(name, value)]
  return Object.entries(value).flatMap(([key, inner]) =>
    writeParameter(Array.isArray(value) && Object(inner) !== inner ? name : name ? `${name}[${key}]` : key, inner),
  )
}

const encode = (name: unknown, value: unknown) => `${parameters([[name, value]])}`

// A global of browsers and servers alike. It decodes any text without throwing.
declare const URLSearchParams: new (init: Init) => Parameters
type Init = string | [unknown, unknown][]
interface Parameters {
  get(name: string): string | null
  keys(): Iterable<string>
}

export const parameters = (init: Init) => new URLSearchParams(init)
