import { Pagination, usePagination } from '@dogear/solid'
import { For } from 'solid-js'
import { elements } from '../shared/elements'
import { PageList } from './page-list'

export default function Announcing() {
  const pagination = usePagination({ count: elements.length })

  return (
    <>
      <p role="status">
        Page {pagination().page} of {pagination().totalPages}
      </p>
      <ol start={pagination().pageRange.start + 1}>
        <For each={pagination().slice(elements)}>{({ name }) => <li>{name}</li>}</For>
      </ol>
      <Pagination.RootProvider value={pagination} aria-label="Elements, announced">
        <PageList />
      </Pagination.RootProvider>
    </>
  )
}
