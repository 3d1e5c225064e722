'use client'

import { usePagination } from '@dogear/react'
import { useRouter, useSearchParams } from 'next/navigation'
import { List } from '../list/list'
import type { load } from '../list/load'
import { pageUrl } from '../list/page-url'

export function AppList({ data }: { data: ReturnType<typeof load> }) {
  const search = useSearchParams()
  const router = useRouter()

  const pagination = usePagination({
    count: data.count,
    type: 'link',
    page: data.page,
    pageSize: data.pageSize,
    getPageUrl: (target) => pageUrl.href(search, target),
    navigate: (to) => router.push(to + location.hash, { scroll: false }),
    onPageOutOfRange: (target) => router.replace(pageUrl.href(search, target) + location.hash, { scroll: false }),
  })

  function filterBy(filter: string) {
    const parameters = new URLSearchParams(pageUrl.href(search))
    parameters.set('filter', filter)
    router.push(pageUrl.href(parameters, { page: 1 }) + location.hash, { scroll: false })
  }

  return <List data={data} pagination={pagination} onFilter={filterBy} />
}
