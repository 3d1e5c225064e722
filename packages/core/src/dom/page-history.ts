import { warn } from '../numbers/warn.js'
import type { PageUrl, UrlInput } from '../url/index.js'
import { onSameHost } from '../url/url-parts.js'
import { currentUrl, observeUrl, setUrl } from './address.js'
import { checkPageUrl, createProps, type HistoryMode, type PageHistoryProps } from './page-props.js'

/** How the page and the address are kept in sync. */
export interface PageHistoryOptions {
  /** Whether a change of page or page size adds a history entry or replaces the current one. Default `'push'`. */
  history?: HistoryMode | undefined
  /** The URL of the request. Required on a server, and used while hydrating. Later, the browser's address is used instead. */
  url?: UrlInput
}

/** Connects a pagination to the address. */
export interface PageHistory {
  /** Options for `createPagination`. The same object until the address changes. */
  get(): PageHistoryProps
  /** The options for `url`, as rendered by a server. To reuse its markup, render them first, then those of `get`. */
  getInitial(): PageHistoryProps
  /** Calls `listener` after each change of the address. Returns a function that unsubscribes. */
  subscribe(listener: () => void): () => void
}

/** Keeps page and page size in the address, through the History API. For apps without a router. */
export function createPageHistory(pageUrl: PageUrl, options?: PageHistoryOptions | null): PageHistory {
  checkPageUrl(pageUrl)
  const { history = 'push', url } = options ?? {}
  const propsAt = (getUrl: () => UrlInput) => createProps(pageUrl, history, currentPath, setUrl, getUrl)

  let latest: PageHistoryProps | undefined
  /** The address that they are for. */
  let latestUrl: string | undefined
  let initial: PageHistoryProps | undefined

  const getInitial = () => {
    if (url === undefined && isServer()) warn('missingUrl')
    initial ??= propsAt(() => (typeof url === 'string' ? withoutOrigin(url) : url))
    return initial
  }

  const get = () => {
    if (isServer()) return getInitial()
    if (!latest || latestUrl !== currentUrl()) {
      latestUrl = currentUrl()
      latest = propsAt(currentPath)
    }
    return latest
  }

  return {
    get,
    getInitial,
    subscribe(listener) {
      let before = get()
      return observeUrl(() => {
        const current = get()
        if (current === before) return
        before = current
        listener()
      })
    },
  }
}

/**
 * Path, query and hash, because a server behind a proxy has another origin than the one that users see. Like browsers, it
 * ignores tabs and line breaks, and what precedes the URL.
 */
const withoutOrigin = (url: string) =>
  onSameHost(url.replace(/^[^!-\uffff]+|[\t\n\r]/g, '').replace(/^([a-z][\w+.-]*:)?[/\\]{2}[^/\\?#]*/i, ''))

/** The address at the time of the call, which other code may have changed unnoticed. */
const currentPath = () => withoutOrigin(currentUrl())

const isServer = () => typeof document === 'undefined'
