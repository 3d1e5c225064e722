'use client'

import { usePageUrl } from '@dogear/react'
import type { PageUrl } from '@dogear/react/url'
import { usePathname, useRouter, useSearchParams } from 'next/navigation'

/** Connects a list to the app router. Use it for every list of the app. */
export function useRouterPage(pageUrl: PageUrl) {
  const query = String(useSearchParams())
  const url = usePathname() + (query && `?${query}`)
  const router = useRouter()
  return usePageUrl(pageUrl, {
    router: {
      url,
      navigate: (to, { replace }) => router[replace ? 'replace' : 'push'](to + location.hash, { scroll: false }),
      // The router adds the base path itself.
      href: (to) => process.env.BASE_PATH + to,
    },
  })
}
