import { Pagination, usePagination } from '@dogear/solid'
import { createUniqueId, For } from 'solid-js'
import { elements } from '../../../examples/shared/elements'

export default function PageOfPages() {
  const total = createUniqueId()
  const pagination = usePagination({ count: elements.length })

  return (
    <>
      <ol start={pagination().pageRange.start + 1}>
        <For each={pagination().slice(elements)}>{({ name }) => <li>{name}</li>}</For>
      </ol>
      <Pagination.RootProvider value={pagination} aria-label="Elements by page number">
        <Pagination.PrevTrigger>‹</Pagination.PrevTrigger>
        <span style={{ display: 'flex', gap: '0.5rem', 'align-items': 'center', 'inline-size': 'auto' }}>
          Page
          <Pagination.PageInput aria-describedby={total} size={2} />
          <span id={total}>of {pagination().totalPages}</span>
        </span>
        <Pagination.NextTrigger>›</Pagination.NextTrigger>
      </Pagination.RootProvider>
    </>
  )
}
