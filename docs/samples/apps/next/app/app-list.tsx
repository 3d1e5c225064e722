'use client'

import { usePageUrl, usePagination } from '@dogear/react'
import { usePathname, useRouter, useSearchParams } from 'next/navigation'
import { List } from '../list/list'
import type { Data } from '../list/load'
import { pageUrl, readFilter } from '../list/page-url'

export function AppList({ data }: { data: Data }) {
  const url = `${usePathname()}?${useSearchParams()}`
  const router = useRouter()
  const list = usePageUrl(pageUrl, {
    router: {
      // The page of the same answer as the count, which can arrive after the URL.
      url: pageUrl.href(url, data),
      navigate: (to, { replace }) => router[replace ? 'replace' : 'push'](to + location.hash, { scroll: false }),
    },
  })
  const pagination = usePagination({ count: data.count, type: 'link', ...list })
  const filterBy = (filter: string) => list.setParams({ filter: filter || null })

  return <List data={data} pagination={pagination} filter={readFilter(list.url)} onFilter={filterBy} />
}
