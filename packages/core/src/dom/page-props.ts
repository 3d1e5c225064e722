import { inspect } from '../numbers/invalid-options.js'
import type { NavigateDetails, PageOutOfRangeDetails, PageUrlDetails } from '../options/details.js'
import { isDevelopment } from '../options/is-development.js'
import type { PageUrl, UrlInput, UrlParams } from '../url/index.js'

/** Whether a change adds a history entry or replaces the current one. */
export type HistoryMode = 'push' | 'replace'

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
  readonly setParams: (params: UrlParams, options?: { readonly history?: HistoryMode | undefined }) => void
  /** Returns the current address with another page. */
  readonly getPageUrl: (details: PageUrlDetails) => string
  /** Changes the address. */
  readonly navigate: (url: string, details?: NavigateDetails) => void
  /** Corrects the address, without a new history entry. */
  readonly onPageOutOfRange: (details: PageOutOfRangeDetails) => void
}

/**
 * The options for the URL that `getUrl` returns. `history` is how requests for a page change the address, `latest` reads it at the
 * time of the call, and `go` changes it.
 */
export function createProps(
  pageUrl: PageUrl,
  history: HistoryMode,
  latest: () => UrlInput,
  go: (url: string, mode: HistoryMode) => void,
  getUrl: () => UrlInput,
): PageHistoryProps {
  const setParams: PageHistoryProps['setParams'] = (params, change) =>
    go(pageUrl.href(latest(), { page: 1 }, params), change?.history ?? history)
  const current = getUrl()
  const value = typeof current === 'string' ? current : pageUrl.href(current)
  // Inherited and not enumerable, so that no framework passes them on to an element.
  const extras = Object.create(Object.prototype, { url: { value }, setParams: { value: setParams } })
  return Object.assign(Object.create(extras), {
    ...pageUrl.read(current),
    getPageUrl: (details) => pageUrl.href(getUrl(), details),
    navigate: (to) => go(to, history),
    onPageOutOfRange: (details) => go(pageUrl.href(latest(), details), 'replace'),
  } satisfies Omit<PageHistoryProps, 'url' | 'setParams'>)
}

/** In development, throws if it isn't the result of `createPageUrl`. */
export function checkPageUrl(pageUrl: PageUrl | null | undefined) {
  if (!isDevelopment() || pageUrl?.read) return
  throw new Error(
    `usePageUrl and createPageHistory need the result of \`createPageUrl()\`, but got ${inspect(pageUrl)}.`,
  )
}
