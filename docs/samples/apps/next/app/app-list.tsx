'use client'

import { usePagination } from '@dogear/react'
import { List } from '../list/list'
import type { Data } from '../list/load'
import { pageUrl, readFilter } from '../list/page-url'
import { useRouterPage } from './use-router-page'

export function AppList({ data }: { data: Data }) {
  const list = useRouterPage(pageUrl)
  // On Back and Forward, Next.js changes the URL before it shows the rows.
  const areOld = data.page !== list.page || data.pageSize !== list.pageSize
  const pagination = usePagination({ count: data.count, type: 'link', ...list, busy: list.busy || areOld })
  const filterBy = (filter: string) => list.setParams({ filter: filter || null })

  return <List data={data} pagination={pagination} filter={readFilter(list.url)} onFilter={filterBy} />
}
