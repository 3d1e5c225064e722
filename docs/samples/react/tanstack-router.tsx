import { usePageUrl, usePagination } from '@dogear/react'
import type { PageUrl } from '@dogear/react/url'
import {
  createRootRoute,
  createRoute,
  createRouter,
  RouterProvider,
  useLocation,
  useRouter,
  useRouterState,
} from '@tanstack/react-router'
import { loadElements, pageUrl, readFilter } from '../shared/load-elements'
import { ElementList } from './element-list'

const rootRoute = createRootRoute()
const elementsRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/',
  loaderDeps: ({ search }) => search,
  loader: ({ location, abortController }) => loadElements(location.searchStr, abortController.signal),
  component: Elements,
})
export const router = createRouter({ routeTree: rootRoute.addChildren([elementsRoute]) })

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

function Elements() {
  const { rows, offset, count } = elementsRoute.useLoaderData()
  const list = useRouterPage(pageUrl)

  return (
    <ElementList
      pagination={usePagination({ count, type: 'link', ...list })}
      rows={rows}
      offset={offset}
      filter={readFilter(list.url)}
      onFilter={(filter) => list.setParams({ filter: filter || null })}
    />
  )
}

export default function App() {
  return <RouterProvider router={router} />
}
