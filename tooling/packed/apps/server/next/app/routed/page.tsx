import { paginate } from '@dogear/core'
import { Pagination } from '@dogear/react'
import Link from 'next/link'
import type { ReactNode } from 'react'

/** The parts with Next's links, in a server component. */
export default async function Routed({ searchParams }: PageProps<'/routed'>) {
  const options = { count: 100, page: Number((await searchParams).page) || 1 }
  const { nextPage, pages, previousPage } = paginate(options)

  return (
    <Pagination.Root {...options} type="link">
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
    </Pagination.Root>
  )
}

const linkTo = (page: number | null, text: ReactNode) =>
  page ? <Link href={`/routed?page=${page}`}>{text}</Link> : <span>{text}</span>
