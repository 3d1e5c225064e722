import { usePageUrl } from '@dogear/react'
import type { PageUrl } from '@dogear/react/url'
import { navigate, usePathname, useSearch } from 'wouter/use-browser-location'

/** Connects a list to the router. Use it for every list of the app. */
export function useRouterPage(pageUrl: PageUrl) {
  return usePageUrl(pageUrl, { router: { url: usePathname() + useSearch() + location.hash, navigate } })
}
