import { usePageUrl } from '@dogear/solid'
import type { PageUrl } from '@dogear/solid/url'
import { useIsRouting, useLocation, useNavigate } from '@solidjs/router'

/** Connects a list to the router. Use it for every list of the app. */
export function createRouterPage(pageUrl: PageUrl) {
  const location = useLocation()
  const navigate = useNavigate()
  const isRouting = useIsRouting()
  return usePageUrl(pageUrl, {
    router: () => ({
      url: location.pathname + location.search + location.hash,
      isNavigating: isRouting(),
      // The URL contains the base path of the app already.
      navigate: (url, { replace }) => navigate(url, { replace, resolve: false, scroll: false }),
    }),
  })
}
