import { writeParameter } from './parameters.js'

/** A URL: a string, a `URL`, `window.location`, `URLSearchParams`, or a record of parameters, as routers have it. */
export type UrlInput = string | object | null | undefined

/**
 * Path, search and, `withHash`, the hash of a URL. The path includes the origin if the text does. `hash` is never read, because
 * SvelteKit refuses that of the `URL` that `load` gets.
 */
export function split(url: UrlInput, withHash?: boolean): [path: string, search: string, hash: string] {
  return (/^([^?#]*)((?:\?[^#]*)?)(.*)$/s.exec(textOf(url, withHash)) as string[]).slice(1) as [string, string, string]
}

function textOf(url: UrlInput, withHash?: boolean): string {
  if (typeof url === 'string') return url
  // A record can't fake its tag, such as [object URL]: parameters from a visitor must never be used as a path.
  const tag = Object.prototype.toString.call(url)
  if (/(URL|Location)]$/.test(tag)) {
    const location = url as Location
    // A link that starts with two slashes would lead to another host.
    return (
      location.pathname.replace(/^\/\//, '/.//') +
      location.search +
      (withHash ? location.href.replace(/^[^#]*/, '') : '')
    )
  }
  return `?${tag.includes('Params') ? url : writeParameter('', url).join('&')}`
}

interface Location {
  readonly pathname: string
  readonly search: string
  readonly href: string
}
