import { createPageUrl } from '@dogear/core/url'
import { usePagination } from '@dogear/react'
import {
  createRootRoute,
  createRoute,
  createRouter,
  RouterProvider,
  useLocation,
  useNavigate,
  useRouter,
} from '@tanstack/react-router'
import { findElements, readFilter, setFilter } from '../shared/element-filter'
import { ElementList } from './element-list'

const pageUrl = createPageUrl({ pageSizes: [10, 20, 50] })

const rootRoute = createRootRoute()
const elementsRoute = createRoute({ getParentRoute: () => rootRoute, path: '/', component: Elements })
const router = createRouter({ routeTree: rootRoute.addChildren([elementsRoute]) })

function Elements() {
  const { searchStr, hash } = useLocation()
  const navigate = useNavigate()
  const { history } = useRouter()
  const url = searchStr + (hash && `#${hash}`)
  const filter = readFilter(searchStr)
  const found = findElements(filter)
  const goTo = (to: string, replace = false) => navigate({ href: history.location.pathname + to, replace })

  const pagination = usePagination({
    count: found.length,
    type: 'link',
    ...pageUrl.read(url),
    getPageUrl: (target) => pageUrl.href(url, target),
    navigate: (to) => goTo(to),
    onPageOutOfRange: (target) => goTo(pageUrl.href(url, target), true),
  })

  return (
    <ElementList
      pagination={pagination}
      found={found}
      filter={filter}
      onFilter={(filter) => goTo(pageUrl.href(setFilter(url, filter), { page: 1 }))}
    />
  )
}

export default function App() {
  return <RouterProvider router={router} />
}
