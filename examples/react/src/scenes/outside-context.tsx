import { usePagination } from '@dogear/react'
import * as Pagination from '@dogear/react/pagination'
import { elements } from '../../../shared/elements'
import { PageList } from '../page-list'

export default function OutsideContext() {
  const pagination = usePagination({ count: elements.length, defaultPageSize: 5 })

  return (
    <>
      <Pagination.RootProvider value={pagination} aria-label="Above the list">
        <PageList />
      </Pagination.RootProvider>
      <ol start={pagination.pageRange.start + 1}>
        {pagination.slice(elements).map(({ number, name }) => (
          <li key={number}>{name}</li>
        ))}
      </ol>
      <Pagination.RootProvider value={pagination} aria-label="Below the list">
        <PageList />
      </Pagination.RootProvider>
      <button type="button" onClick={() => pagination.setPage(16)}>
        Show gold
      </button>
    </>
  )
}
