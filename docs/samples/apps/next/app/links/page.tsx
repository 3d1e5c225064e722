import { getPagination, Pagination } from '@dogear/react/server'
import Link from 'next/link'
import { redirect } from 'next/navigation'
import { findItems } from '../../list/items'

/** A list without client code of Dogear. */
export default async function Links({ searchParams }: PageProps<'/links'>) {
  const { page } = await searchParams
  const items = findItems('')
  const list = getPagination({
    count: items.length,
    page,
    getPageUrl: ({ page }) => `/links?page=${page}`,
    link: Link,
  })
  if (list.isOutOfRange) redirect(list.url)

  const { start, end } = list.pageRange
  return (
    <>
      <ol start={start + 1}>
        {items.slice(start, end).map((item) => (
          <li key={item}>{item}</li>
        ))}
      </ol>
      <Pagination.Root pagination={list}>
        <Pagination.PrevTrigger pagination={list}>‹</Pagination.PrevTrigger>
        <Pagination.List pagination={list} />
        <Pagination.NextTrigger pagination={list}>›</Pagination.NextTrigger>
        <Pagination.Status pagination={list} />
      </Pagination.Root>
    </>
  )
}
