import { Pagination } from '@dogear/react'
import { createRootRoute, createRoute, createRouter, RouterProvider } from '@tanstack/react-router'
import { PageList } from '../../../examples/react/src/page-list'
import { leaveToRouter } from '../shared/leave-to-router'

const rootRoute = createRootRoute()

const elementsRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/',
  validateSearch: ({ page }: { page?: unknown }) => ({ page: Number(page) || 1 }),
  component: Elements,
})

function Elements() {
  const { page } = elementsRoute.useSearch()
  const navigate = elementsRoute.useNavigate()

  return (
    <Pagination.Root
      count={118}
      page={page}
      type="link"
      getPageUrl={({ page }) => `?page=${page}`}
      onPageChange={({ page }) => navigate({ search: { page } })}
      onClick={leaveToRouter}
    >
      <PageList />
    </Pagination.Root>
  )
}

const router = createRouter({ routeTree: rootRoute.addChildren([elementsRoute]) })

declare module '@tanstack/react-router' {
  interface Register {
    router: typeof router
  }
}

export default function App() {
  return <RouterProvider router={router} />
}
