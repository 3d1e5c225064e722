import { usePagination } from '@dogear/react'
import {
  createRootRoute,
  createRoute,
  createRouter,
  RouterProvider,
  useLocation,
  useNavigate,
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

function Elements() {
  const { rows, offset, count } = elementsRoute.useLoaderData()
  // The location to come, also while the loader runs.
  const { searchStr, hash } = useLocation()
  const busy = useRouterState({ select: ({ isLoading }) => isLoading })
  const navigate = useNavigate()
  const { history } = useRouter()
  const url = history.location.pathname + searchStr + (hash && `#${hash}`)
  const goTo = (to: string, replace = false) => navigate({ href: to, replace })

  const pagination = usePagination({
    count,
    type: 'link',
    ...pageUrl.read(url),
    busy,
    // With `#` in a hash router, which `navigate` adds itself.
    getPageUrl: (target) => history.createHref(pageUrl.href(url, target)),
    navigate: (_address, target) => goTo(pageUrl.href(url, target)),
    onPageOutOfRange: (target) => goTo(pageUrl.href(url, target), true),
  })

  return (
    <ElementList
      pagination={pagination}
      rows={rows}
      offset={offset}
      filter={readFilter(searchStr)}
      onFilter={(filter) => goTo(pageUrl.href(url, { page: 1 }, { filter: filter || null }))}
    />
  )
}

export default function App() {
  return <RouterProvider router={router} />
}
