import { Pagination } from '@dogear/react'
import type { ReactNode } from 'react'
import { Link, useSearchParams } from 'react-router'

export default function Elements() {
  const [search] = useSearchParams()

  const linkTo = (page: number | null, text: ReactNode) =>
    page ? <Link to={`?page=${page}`}>{text}</Link> : <span>{text}</span>

  return (
    <Pagination.Root count={118} page={Number(search.get('page') ?? 1)} type="link">
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
