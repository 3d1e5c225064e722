import type { PageUrl } from '../url/index.js'
import type { PageHistory } from './page-history.js'
import { checkPageUrl, createProps, type HistoryMode, type PageHistoryProps } from './page-props.js'
import type { PageRouter } from './router.js'
import { shareNavigation } from './share-navigation.js'

/** How a list is connected to a router. */
export interface PageRouterOptions {
  /** Whether a change of page or page size adds a history entry or replaces the current one. Default `'push'`. */
  history?: HistoryMode | undefined
  /** The router: an object whose properties change, or a function that returns what they are at the time of the call. */
  router: PageRouter | (() => PageRouter)
  /** For adapters: calls `end` once the URL to which a promise has led is shown. Default: at once. */
  settle?: ((end: () => void) => void) | undefined
}

/** Page and page size of the URL that was asked for last, with the options that change it. */
export interface PageRouterProps extends PageHistoryProps {
  /**
   * Whether another page, page size or filter of this list was asked for and isn't there yet, or the router is on its way to a URL
   * that no list asked for.
   */
  readonly busy: boolean
}

/** Connects a pagination to a router. */
export interface PageRouterList extends PageHistory {
  /** Options for `createPagination`. The same object until they change. Adapters can pass the router of a render. */
  get(router?: PageRouter): PageRouterProps
  /** The options for the URL without its hash, which no server receives. To reuse its markup, render them first. */
  getInitial(router?: PageRouter): PageRouterProps
  /** What the lists of the router have asked for and hasn't ended: another object for each request. */
  getAsked(): object | undefined
  /** Call it whenever the router has changed. */
  update(): void
  /** Calls `listener` when one of the lists asks for a URL, and at the end. Returns a function that unsubscribes. */
  subscribe(listener: () => void): () => void
}

/** Either of them. Only a router needs `update`. */
export type PageList = PageHistory & Partial<Omit<PageRouterList, keyof PageHistory>>

/**
 * Keeps page and page size in the URL of a router. All lists of the router show what one of them has asked for, until the router is
 * there, refuses, fails or goes elsewhere.
 */
export function createPageRouter(pageUrl: PageUrl, options: PageRouterOptions): PageRouterList {
  checkPageUrl(pageUrl)
  const { history = 'push', router, settle } = options
  const current = typeof router === 'function' ? router : () => router
  const { askedAt, shownAt, ask, ...list } = shareNavigation(current, pageUrl, settle)
  const shown = () => shownAt(current().url)
  /** To compare the page and page size of two URLs. */
  const pageOf = (url?: string) => JSON.stringify(pageUrl.read(url))
  let latest: PageRouterProps | undefined
  /** What it shows. */
  let latestKey: string | undefined

  const get = (router = current(), url = router.url) => {
    const { isNavigating = false, href = (url: string) => url } = router
    const to = shownAt(url)
    const asked = askedAt(url, isNavigating)
    const busy =
      (isNavigating || to !== url) && (!asked || asked.by.includes(pageUrl) || pageOf(asked.urls[0]) !== pageOf(to))
    const key = `${busy} ${to} ${href(to)}`
    if (!latest || latestKey !== key) {
      latestKey = key
      latest = Object.assign(
        createProps(pageUrl, history, shown, ask, () => to),
        {
          busy,
          getPageUrl: (details) => href(pageUrl.href(to, details)),
          // Not the address, to which the router would add its base path again.
          navigate: (to, details) => ask(details ? pageUrl.href(shown(), details) : to, history),
        } satisfies Partial<PageRouterProps>,
      )
    }
    return latest
  }

  return {
    ...list,
    get,
    getInitial: (router = current()) => get(router, router.url.replace(/#.*/s, '')),
  }
}
