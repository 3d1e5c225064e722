import { Pagination, usePagination } from '@dogear/solid'
import { For } from 'solid-js'
import { elements } from '../../../examples/shared/elements'
import { PageList } from '../../../examples/solid/src/page-list'

export default function TwoPaginations() {
  const pagination = usePagination({ count: elements.length })

  return (
    <>
      <Pagination.RootProvider value={pagination} aria-label="Elements, above" style={{ 'flex-wrap': 'wrap' }}>
        <PageList />
        <Pagination.Status style={{ 'inline-size': '100%' }} />
      </Pagination.RootProvider>
      <Pagination.Content value={pagination}>
        <ol start={pagination().pageRange.start + 1}>
          <For each={pagination().slice(elements)}>{({ name }) => <li>{name}</li>}</For>
        </ol>
      </Pagination.Content>
      <Pagination.RootProvider value={pagination} aria-label="Elements, below">
        <PageList />
      </Pagination.RootProvider>
    </>
  )
}
