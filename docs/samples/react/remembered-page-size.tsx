import { usePagination } from '@dogear/react'
import * as Pagination from '@dogear/react/pagination'
import { useState, useSyncExternalStore } from 'react'
import { PageList } from '../../../examples/react/src/page-list'
import { elements } from '../../../examples/shared/elements'
import { defaultPageSize, pageSizes, readPageSize, storePageSize } from '../shared/page-size-storage'

export default function RememberedPageSize() {
  // A server can't read the storage, so the page hydrates with the default.
  const stored = useSyncExternalStore(neverChanges, readPageSize, () => defaultPageSize)
  const [chosen, setChosen] = useState<number>()
  const pagination = usePagination({
    count: elements.length,
    pageSize: chosen ?? stored,
    onPageSizeChange({ pageSize }) {
      setChosen(pageSize)
      storePageSize(pageSize)
    },
  })

  return (
    <>
      <label>
        Elements per page
        <select value={pagination.pageSize} onChange={(event) => pagination.setPageSize(Number(event.target.value))}>
          {pageSizes.map((size) => (
            <option key={size}>{size}</option>
          ))}
        </select>
      </label>
      <ol start={pagination.pageRange.start + 1}>
        {pagination.slice(elements).map(({ number, name }) => (
          <li key={number}>{name}</li>
        ))}
      </ol>
      <Pagination.RootProvider value={pagination} aria-label="Elements with a remembered page size">
        <PageList />
      </Pagination.RootProvider>
    </>
  )
}

const neverChanges = () => () => {}
