import { getPagination, Pagination } from '@dogear/react/server'
import Link from 'next/link'
import { redirect } from 'next/navigation'
import { findItems } from '../../list/items'
import { pageUrl } from '../../list/page-url'

/** A list without client code of Dogear. */
export default async function Links({ searchParams }: PageProps<'/links'>) {
  const { page, size, filter = '' } = await searchParams
  const items = findItems(String(filter))
  const list = getPagination({
    count: items.length,
    page,
    pageSize: size,
    pageSizes: pageUrl.pageSizes,
    getPageUrl: (target) => pageUrl.href('/links', target, { filter: filter || null }),
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
