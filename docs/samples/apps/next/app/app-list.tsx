'use client'

import { usePagination } from '@dogear/react'
import { usePathname, useRouter, useSearchParams } from 'next/navigation'
import { useOptimistic, useTransition } from 'react'
import { List } from '../list/list'
import type { Data } from '../list/load'
import { pageUrl, readFilter } from '../list/page-url'

export function AppList({ data }: { data: Data }) {
  const url = `${usePathname()}?${useSearchParams()}`
  const router = useRouter()
  const [busy, startTransition] = useTransition()
  // The query that was asked for, until its rows have arrived.
  const [shown, show] = useOptimistic(pageUrl.href(url, data))

  const goTo = (to: string) =>
    startTransition(() => {
      show(to)
      router.push(to + location.hash, { scroll: false })
    })

  const pagination = usePagination({
    count: data.count,
    type: 'link',
    ...pageUrl.read(shown),
    busy,
    getPageUrl: (target) => pageUrl.href(shown, target),
    navigate: goTo,
    onPageOutOfRange: (target) => router.replace(pageUrl.href(url, target) + location.hash, { scroll: false }),
  })

  const filterBy = (filter: string) => goTo(pageUrl.href(shown, { page: 1 }, { filter: filter || null }))

  return <List data={data} pagination={pagination} filter={readFilter(shown)} onFilter={filterBy} />
}
