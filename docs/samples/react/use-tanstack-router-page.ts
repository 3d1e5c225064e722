import { usePageUrl } from '@dogear/react'
import type { PageUrl } from '@dogear/react/url'
import { useLocation, useRouter, useRouterState } from '@tanstack/react-router'

/** Connects a list to the router. Use it for every list of the app. */
export function useRouterPage(pageUrl: PageUrl) {
  // The location to come, also while the loader runs.
  const { searchStr, hash } = useLocation()
  const isNavigating = useRouterState({ select: ({ isLoading }) => isLoading })
  const { history, navigate } = useRouter()
  return usePageUrl(pageUrl, {
    router: {
      url: history.location.pathname + searchStr + (hash && `#${hash}`),
      // The promise of a navigation that is refused waits for the next one, so don't return it.
      navigate: (href, { replace }) => void navigate({ href, replace }),
      isNavigating,
      href: history.createHref,
    },
  })
}
