import { usePageUrl } from '@dogear/svelte'
import type { PageUrl } from '@dogear/svelte/url'
import { goto } from '$app/navigation'
import { navigating, page } from '$app/state'

/** Connects a list to the router. Use it for every list of the app. */
export const useRouterPage = (pageUrl: PageUrl) =>
  usePageUrl(pageUrl, {
    router: () => ({
      url: page.url.href.replace(page.url.origin, ''),
      navigate: (url, { replace }) => goto(url, { replace, reset: false }),
      isNavigating: navigating.to?.route.id === page.route.id,
    }),
  })
