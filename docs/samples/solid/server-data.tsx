import { Pagination, usePagination } from '@dogear/solid'
import { createEffect, createMemo, createSignal, For, onCleanup } from 'solid-js'
import { type Answer, fetchElements } from '../shared/fetch-elements'
import { PageList } from './page-list'

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
      <table aria-busy={answer()?.offset !== offset()}>
        <thead>
          <tr>
            <th scope="col">Number</th>
            <th scope="col">Element</th>
          </tr>
        </thead>
        <tbody>
          <For each={answer()?.rows}>
            {({ number, name }) => (
              <tr>
                <td>{number}</td>
                <td>{name}</td>
              </tr>
            )}
          </For>
        </tbody>
      </table>
      <Pagination.RootProvider value={pagination} aria-label="Elements on a server">
        <PageList />
      </Pagination.RootProvider>
    </>
  )
}
