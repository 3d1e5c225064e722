import { Pagination, usePagination } from '@dogear/react'
import { elements } from '../../../examples/shared/elements'

export default function Compact() {
  const pagination = usePagination({ count: elements.length })

  return (
    <>
      <ol start={pagination.pageRange.start + 1}>
        {pagination.slice(elements).map(({ number, name }) => (
          <li key={number}>{name}</li>
        ))}
      </ol>
      <Pagination.RootProvider value={pagination} aria-label="Elements, page by page" style={{ alignItems: 'center' }}>
        <Pagination.PrevTrigger>‹</Pagination.PrevTrigger>
        <Pagination.Status
          text={({ page, totalPages }) => `Page ${page} of ${totalPages}`}
          style={{ minInlineSize: '7rem', textAlign: 'center' }}
        />
        <Pagination.NextTrigger>›</Pagination.NextTrigger>
      </Pagination.RootProvider>
    </>
  )
}
