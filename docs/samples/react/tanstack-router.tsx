import { Pagination } from '@dogear/react'
import {
  createRootRoute,
  createRoute,
  createRouter,
  Link,
  RouterProvider,
  stripSearchParams,
} from '@tanstack/react-router'
import type { ReactNode } from 'react'

const rootRoute = createRootRoute()

const elementsRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/',
  validateSearch: ({ page = 1 }: { page?: number }) => ({ page }),
  search: { middlewares: [stripSearchParams({ page: 1 })] },
  component: Elements,
})

function Elements() {
  const { page } = elementsRoute.useSearch()

  return (
    <Pagination.Root count={118} page={page} type="link">
      <Pagination.Context>
        {({ nextPage, pages, previousPage }) => (
          <>
            <Pagination.PrevTrigger asChild>{linkTo(previousPage, '‹')}</Pagination.PrevTrigger>
            {pages.map((entry, index) =>
              entry.type === 'page' ? (
                <Pagination.Item key={entry.value} {...entry} asChild>
                  {linkTo(entry.value, entry.value)}
                </Pagination.Item>
              ) : (
                <Pagination.Ellipsis key={entry.value} index={index}>
                  …
                </Pagination.Ellipsis>
              ),
            )}
            <Pagination.NextTrigger asChild>{linkTo(nextPage, '›')}</Pagination.NextTrigger>
          </>
        )}
      </Pagination.Context>
    </Pagination.Root>
  )
}

const linkTo = (page: number | null, text: ReactNode) =>
  page ? (
    <Link from="/" search={{ page }}>
      {text}
    </Link>
  ) : (
    <span>{text}</span>
  )

const router = createRouter({ routeTree: rootRoute.addChildren([elementsRoute]) })

declare module '@tanstack/react-router' {
  interface Register {
    router: typeof router
  }
}

export default function App() {
  return <RouterProvider router={router} />
}
