'use client'

import { usePagination } from '@dogear/react'
import { useRouter, useSearchParams } from 'next/navigation'
import { useOptimistic, useTransition } from 'react'
import { List } from '../list/list'
import type { load } from '../list/load'
import { pageUrl } from '../list/page-url'

export function AppList({ data }: { data: ReturnType<typeof load> }) {
  const search = useSearchParams()
  const router = useRouter()
  const [busy, startTransition] = useTransition()
  // The query that was asked for, until its rows have arrived.
  const [shown, show] = useOptimistic(pageUrl.href(search, data))

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
    onPageOutOfRange: (target) => router.replace(pageUrl.href(search, target) + location.hash, { scroll: false }),
  })

  function filterBy(filter: string) {
    const parameters = new URLSearchParams(shown)
    parameters.set('filter', filter)
    goTo(pageUrl.href(parameters, { page: 1 }))
  }

  return <List data={data} pagination={pagination} onFilter={filterBy} />
}
