import { de } from '@dogear/react/locales'
import { getPagination, Pagination } from '@dogear/react/server'
import { pageUrl } from '../../../list/page-url'
import { PageLink } from './page-link'

/** Labels in another language, a page size in the URL, content of one's own, and links that load nothing ahead. */
export default async function German({ searchParams }: PageProps<'/links/german'>) {
  const { page, size } = await searchParams
  const list = getPagination({
    count: 12_000,
    page,
    pageSize: size,
    pageSizes: pageUrl.pageSizes,
    getPageUrl: (target) => pageUrl.href('/links/german', target),
    link: PageLink,
    translations: de,
  })

  return (
    <Pagination.Root pagination={list}>
      <Pagination.PrevTrigger pagination={list}>‹</Pagination.PrevTrigger>
      <Pagination.List
        pagination={list}
        item={(entry) => (
          <Pagination.Item {...entry} pagination={list}>
            Seite {entry.value}
          </Pagination.Item>
        )}
      />
      <Pagination.NextTrigger pagination={list}>›</Pagination.NextTrigger>
      <Pagination.Status pagination={list} />
    </Pagination.Root>
  )
}
