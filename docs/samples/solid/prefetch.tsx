import { usePagination } from '@dogear/solid'
import * as Pagination from '@dogear/solid/pagination'
import { createEffect, createSignal, For, onCleanup } from 'solid-js'
import type { Answer } from '../shared/fetch-elements'
import { createPageCache, pageSize } from '../shared/page-cache'

export default function Prefetch() {
  const load = createPageCache()
  const [page, setPage] = createSignal(1)
  const [answer, setAnswer] = createSignal<Answer & { page: number }>()
  const busy = () => answer()?.page !== page()
  const pagination = usePagination(() => ({
    page: page(),
    pageSize,
    count: answer()?.count,
    busy: busy(),
    onPaginationChange: ({ page }) => setPage(page),
  }))

  createEffect(() => {
    const asked = page()
    let isCurrent = true
    onCleanup(() => {
      isCurrent = false
    })
    load(asked).then((answer) => isCurrent && setAnswer({ ...answer, page: asked }))
  })

  function prefetch(page: number | null) {
    if (page) load(page)
  }
  const prefetchPrevious = () => prefetch(pagination().previousPage)
  const prefetchNext = () => prefetch(pagination().nextPage)
  const prefetchItem = (event: { currentTarget: HTMLElement }) => prefetch(Number(event.currentTarget.dataset.index))

  return (
    <>
      <ol start={(answer()?.offset ?? 0) + 1} aria-busy={busy()}>
        <For each={answer()?.rows}>{({ name }) => <li>{name}</li>}</For>
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
