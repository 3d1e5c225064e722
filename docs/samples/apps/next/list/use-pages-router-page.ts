import { usePageUrl } from '@dogear/react'
import type { PageUrl } from '@dogear/react/url'
import { useRouter } from 'next/router'

/** Connects a list to the pages router. Use it for every list of the app. */
export function usePagesRouterPage(pageUrl: PageUrl) {
  const router = useRouter()
  return usePageUrl(pageUrl, {
    router: {
      url: router.asPath.split('#')[0] as string,
      navigate: (to, { replace }) =>
        router[replace ? 'replace' : 'push'](to + location.hash, undefined, { scroll: false }),
      // The router adds the base path itself.
      href: (to) => router.basePath + to,
    },
  })
}
