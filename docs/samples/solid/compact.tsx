import { Pagination, usePagination } from '@dogear/solid'
import { For } from 'solid-js'
import { elements } from '../../../examples/shared/elements'

export default function Compact() {
  const pagination = usePagination({ count: elements.length })

  return (
    <>
      <ol start={pagination().pageRange.start + 1}>
        <For each={pagination().slice(elements)}>{({ name }) => <li>{name}</li>}</For>
      </ol>
      <Pagination.RootProvider
        value={pagination}
        aria-label="Elements, page by page"
        style={{ 'align-items': 'center' }}
      >
        <Pagination.PrevTrigger>‹</Pagination.PrevTrigger>
        <Pagination.Status
          text={({ page, totalPages }) => `Page ${page} of ${totalPages}`}
          style={{ 'min-inline-size': '7rem', 'text-align': 'center' }}
        />
        <Pagination.NextTrigger>›</Pagination.NextTrigger>
      </Pagination.RootProvider>
    </>
  )
}
