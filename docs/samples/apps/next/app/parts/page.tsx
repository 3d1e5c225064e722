import * as Pagination from '@dogear/react/pagination'
import { getPagination } from '@dogear/react/server'
import Link from 'next/link'

/** The router's links in the parts, and invalid options, which are harmless. */
export default async function Parts({ searchParams }: PageProps<'/parts'>) {
  const options = { count: 100, page: Number((await searchParams).page) || 1 }
  const { nextPage, pages } = getPagination({ ...options, getPageUrl: ({ page }) => `/parts?page=${page}` })

  return (
    <>
      <Pagination.Root {...options} type="link">
        {pages.map((entry) =>
          entry.type === 'page' ? (
            <Pagination.Item key={entry.value} {...entry} asChild>
              <Link href={`/parts?page=${entry.value}`}>{entry.value}</Link>
            </Pagination.Item>
          ) : null,
        )}
        <Pagination.NextTrigger asChild>
          {nextPage ? <Link href={`/parts?page=${nextPage}`}>›</Link> : <span>›</span>}
        </Pagination.NextTrigger>
      </Pagination.Root>
      <Pagination.Root aria-label="invalid options" count={95.5} defaultPageSize={0} siblingCount={-1}>
        <Pagination.PrevTrigger>‹</Pagination.PrevTrigger>
        <Pagination.List />
        <Pagination.NextTrigger>›</Pagination.NextTrigger>
      </Pagination.Root>
    </>
  )
}
