import { show } from '../src/numbers/invalid-options.js'
import { warn } from '../src/numbers/warn.js'
import type { NavigateDetails, PageOutOfRangeDetails, PageUrlDetails } from '../src/options/details.js'
import { isDevelopment } from '../src/options/is-development.js'
import type { PageUrl, UrlInput, UrlParams } from '../url/index.js'
import { onSameHost } from '../url/url-parts.js'
import { currentUrl, observeUrl, setUrl } from './address.js'

/** How the page and the address are kept in sync. */
export interface PageHistoryOptions {
  /** Whether a change of page or page size adds a history entry or replaces the current one. Default `'push'`. */
  history?: 'push' | 'replace' | undefined
  /** The URL of the request. Required on a server, and used while hydrating. Later, the browser's address is used instead. */
  url?: UrlInput
}

/**
 * Page and page size of an address, with the options that change it. If you spread the object, `url` and `setParams` are left
 * out.
 */
export interface PageHistoryProps extends PageUrlDetails {
  /** The address: its path, query and hash. On a server and while hydrating, the one that was passed. */
  readonly url: string
  /**
   * Changes other parameters of the address and returns to page 1, in one history entry: `null` removes a parameter,
   * `undefined` leaves it, and an array repeats it. `options.history` replaces the option of the same name.
   */
  readonly setParams: (params: UrlParams, options?: Pick<PageHistoryOptions, 'history'>) => void
  /** Returns the current address with another page. */
  readonly getPageUrl: (details: PageUrlDetails) => string
  /** Changes the address. */
  readonly navigate: (url: string, details?: NavigateDetails) => void
  /** Corrects the address, without a new history entry. */
  readonly onPageOutOfRange: (details: PageOutOfRangeDetails) => void
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
  if (isDevelopment()) checkPageUrl(pageUrl)
  const { history = 'push', url } = options ?? {}
  const setParams: PageHistoryProps['setParams'] = (params, change) =>
    setUrl(pageUrl.href(currentPath(), { page: 1 }, params), change?.history ?? history)

  const propsAt = (getUrl: () => UrlInput): PageHistoryProps => {
    const current = getUrl()
    const value = typeof current === 'string' ? current : pageUrl.href(current)
    // Inherited and not enumerable, so that no framework passes them on to an element.
    const extras = Object.create(Object.prototype, { url: { value }, setParams: { value: setParams } })
    return Object.assign(Object.create(extras), {
      ...pageUrl.read(current),
      getPageUrl: (details) => pageUrl.href(getUrl(), details),
      navigate: (to) => setUrl(to, history),
      onPageOutOfRange: (details) => setUrl(pageUrl.href(currentPath(), details), 'replace'),
    } satisfies Omit<PageHistoryProps, 'url' | 'setParams'>)
  }

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

function checkPageUrl(pageUrl: PageUrl | null | undefined) {
  if (pageUrl?.read) return
  throw new Error(`usePageUrl and createPageHistory need the result of \`createPageUrl()\`, but got ${show(pageUrl)}.`)
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
