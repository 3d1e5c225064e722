import { Pagination, usePagination } from '@dogear/react'
import { elements } from '../shared/elements'
import { PageList } from './page-list'

export default function Announcing() {
  const pagination = usePagination({ count: elements.length })

  return (
    <>
      <p role="status">
        Page {pagination.page} of {pagination.totalPages}
      </p>
      <ol start={pagination.pageRange.start + 1}>
        {pagination.slice(elements).map(({ number, name }) => (
          <li key={number}>{name}</li>
        ))}
      </ol>
      <Pagination.RootProvider value={pagination} aria-label="Elements, announced">
        <PageList />
      </Pagination.RootProvider>
    </>
  )
}
