import { Pagination, usePagination } from '@dogear/react'
import { type FormEvent, useState } from 'react'
import { PageList } from './page-list'

export default function JumpToPage() {
  const [wanted, setWanted] = useState('')
  const pagination = usePagination({ count: 1000, onPageChange: () => setWanted('') })

  function jump(event: FormEvent) {
    event.preventDefault()
    pagination.setPage(Number(wanted))
  }

  return (
    <Pagination.RootProvider value={pagination} aria-label="Jump to a page">
      <PageList />
      <form onSubmit={jump}>
        <label>
          Page, 1 to {pagination.totalPages}
          <input
            inputMode="numeric"
            value={wanted || pagination.page}
            onChange={(event) => setWanted(event.target.value)}
          />
        </label>
        <button type="submit">Go</button>
      </form>
    </Pagination.RootProvider>
  )
}
