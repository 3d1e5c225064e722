import { usePagination } from '@dogear/react'
import * as Pagination from '@dogear/react/pagination'
import { useState } from 'react'
import { elements } from '../../../shared/elements'
import { PageList } from '../page-list'

export default function Slicing() {
  const [query, setQuery] = useState('')
  const found = elements.filter(({ name }) => name.toLowerCase().includes(query.toLowerCase()))
  const pagination = usePagination({ count: found.length })

  return (
    <>
      <label>
        Filter by name
        <input type="search" value={query} onChange={(event) => setQuery(event.target.value)} />
      </label>
      <p role="status" aria-atomic="true">
        {found.length} {found.length === 1 ? 'element' : 'elements'}
      </p>
      <ol start={pagination.pageRange.start + 1}>
        {pagination.slice(found).map(({ number, name }) => (
          <li key={number}>{name}</li>
        ))}
      </ol>
      <Pagination.RootProvider value={pagination} aria-label="Elements">
        <PageList />
      </Pagination.RootProvider>
    </>
  )
}
