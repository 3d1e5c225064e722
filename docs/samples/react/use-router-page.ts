import { usePageUrl } from '@dogear/react'
import type { PageUrl } from '@dogear/react/url'
import { createPath, useHref, useLocation, useNavigate } from 'react-router'

/** Connects a list to the router. Use it for every list of the app. */
export function useRouterPage(pageUrl: PageUrl) {
  const url = createPath(useLocation())
  // With the base path of the app or the `#` of a hash router, which `navigate` adds itself.
  const root = useHref('/')
  const href = (url: string) => (/^\/([?#]|$)/.test(url) ? root : root.replace(/\/?$/, '/')) + url.slice(1)
  return usePageUrl(pageUrl, { router: { url, navigate: useNavigate(), href } })
}
