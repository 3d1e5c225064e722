import { usePagination } from '@dogear/react'
import { createRootRoute, createRoute, createRouter, RouterProvider } from '@tanstack/react-router'
import { loadElements, pageUrl, readFilter } from '../shared/load-elements'
import { ElementList } from './element-list'
import { useRouterPage } from './use-tanstack-router-page'

const rootRoute = createRootRoute()
const elementsRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/',
  // Only what this list reads, so that another list doesn't load it again.
  loaderDeps: ({ search }: { search: { filter?: unknown } }) => ({ ...pageUrl.read(search), filter: search.filter }),
  loader: ({ location, abortController }) => loadElements(location.searchStr, abortController.signal),
  component: Elements,
})
export const router = createRouter({ routeTree: rootRoute.addChildren([elementsRoute]) })

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
