import { usePageUrl } from '@dogear/vue'
import type { PageUrl } from '@dogear/vue/url'

/** Connects a list to the router. Use it for every list of the app. */
export function useRouterPage(pageUrl: PageUrl) {
  const route = useRoute()
  const router = useRouter()
  return usePageUrl(pageUrl, {
    router: () => ({
      url: route.fullPath,
      // Not `navigateTo`, which does nothing while a middleware runs.
      navigate: (url, { replace }) => (replace ? router.replace(url) : router.push(url)),
      // With the base path of the app.
      href: (url) => router.resolve(url).href,
    }),
  })
}
