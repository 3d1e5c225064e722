import { Pagination, usePagination } from '@dogear/react'
import { useId } from 'react'
import { elements } from '../../../examples/shared/elements'

export default function PageOfPages() {
  const total = useId()
  const pagination = usePagination({ count: elements.length })

  return (
    <>
      <ol start={pagination.pageRange.start + 1}>
        {pagination.slice(elements).map(({ number, name }) => (
          <li key={number}>{name}</li>
        ))}
      </ol>
      <Pagination.RootProvider value={pagination} aria-label="Elements by page number">
        <Pagination.PrevTrigger>‹</Pagination.PrevTrigger>
        <span style={{ display: 'flex', gap: '0.5rem', alignItems: 'center', inlineSize: 'auto' }}>
          Page
          <Pagination.PageInput aria-describedby={total} size={2} />
          <span id={total}>of {pagination.totalPages}</span>
        </span>
        <Pagination.NextTrigger>›</Pagination.NextTrigger>
      </Pagination.RootProvider>
    </>
  )
}
