import { Pagination, usePagination } from '@dogear/solid'
import { createEffect, createMemo, createSignal, For, onCleanup } from 'solid-js'
import { PageList } from '../../../examples/solid/src/page-list'
import { type Answer, fetchElements } from '../shared/fetch-elements'

export default function ServerData() {
  const [answer, setAnswer] = createSignal<Answer>()
  const pagination = usePagination(() => ({ count: answer()?.count }))
  const offset = createMemo(() => pagination().pageRange.start)
  const pageSize = createMemo(() => pagination().pageSize)

  createEffect(() => {
    const request = new AbortController()
    onCleanup(() => request.abort())
    fetchElements(offset(), pageSize(), request.signal).then(setAnswer, (error) => {
      if (!request.signal.aborted) throw error
    })
  })

  return (
    <>
      <ol start={offset() + 1} aria-busy={answer()?.offset !== offset()}>
        <For each={answer()?.rows}>{({ name }) => <li>{name}</li>}</For>
      </ol>
      <Pagination.RootProvider value={pagination} aria-label="Elements on a server">
        <PageList />
      </Pagination.RootProvider>
    </>
  )
}
