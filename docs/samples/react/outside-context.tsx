import { usePagination } from '@dogear/react'
import * as Pagination from '@dogear/react/pagination'
import { PageList } from '../../../examples/react/src/page-list'
import { elements } from '../../../examples/shared/elements'

export default function OutsideContext() {
  const pagination = usePagination({ count: elements.length })

  return (
    <>
      <Pagination.RootProvider value={pagination} aria-label="Elements, above" style={{ flexWrap: 'wrap' }}>
        <PageList />
        <Pagination.Status style={{ inlineSize: '100%' }} />
      </Pagination.RootProvider>
      <Pagination.Content value={pagination}>
        <ol start={pagination.pageRange.start + 1}>
          {pagination.slice(elements).map(({ number, name }) => (
            <li key={number}>{name}</li>
          ))}
        </ol>
      </Pagination.Content>
      <Pagination.RootProvider value={pagination} aria-label="Elements, below">
        <PageList />
      </Pagination.RootProvider>
      <button type="button" onClick={() => pagination.setPage(8)}>
        Show gold
      </button>
    </>
  )
}
