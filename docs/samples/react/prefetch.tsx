import { Pagination, usePagination } from '@dogear/react'
import { useEffect, useState } from 'react'
import type { Answer } from '../shared/fetch-elements'
import { createPageCache, pageSize } from '../shared/page-cache'

export default function Prefetch() {
  const [load] = useState(createPageCache)
  const [page, setPage] = useState(1)
  const [answer, setAnswer] = useState<Answer & { page: number }>()
  const busy = answer?.page !== page
  const pagination = usePagination({
    page,
    pageSize,
    count: answer?.count,
    busy,
    onPaginationChange: ({ page }) => setPage(page),
  })

  useEffect(() => {
    let isCurrent = true
    load(page).then((answer) => isCurrent && setAnswer({ ...answer, page }))
    return () => {
      isCurrent = false
    }
  }, [load, page])

  function prefetch(page: number | null) {
    if (page) load(page)
  }
  const prefetchPrevious = () => prefetch(pagination.previousPage)
  const prefetchNext = () => prefetch(pagination.nextPage)
  const prefetchItem = (event: { currentTarget: HTMLElement }) => prefetch(Number(event.currentTarget.dataset.index))

  return (
    <>
      <ol start={(answer?.offset ?? 0) + 1} aria-busy={busy}>
        {answer?.rows.map(({ number, name }) => (
          <li key={number}>{name}</li>
        ))}
      </ol>
      <Pagination.RootProvider value={pagination} aria-label="Elements that load early">
        <Pagination.PrevTrigger onPointerEnter={prefetchPrevious} onFocus={prefetchPrevious}>
          ‹
        </Pagination.PrevTrigger>
        <Pagination.FitList itemProps={{ onPointerEnter: prefetchItem, onFocus: prefetchItem }} />
        <Pagination.NextTrigger onPointerEnter={prefetchNext} onFocus={prefetchNext}>
          ›
        </Pagination.NextTrigger>
      </Pagination.RootProvider>
    </>
  )
}
