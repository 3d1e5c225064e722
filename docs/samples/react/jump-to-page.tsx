import { Pagination, usePagination } from '@dogear/react'
import { type FormEvent, useState } from 'react'
import { PageList } from '../../../examples/react/src/page-list'

export default function JumpToPage() {
  const pagination = usePagination({ count: 1000 })
  // The text being typed, or undefined while the field shows the current page.
  const [draft, setDraft] = useState<string>()

  function jump(event: FormEvent) {
    event.preventDefault()
    if (draft?.trim()) pagination.setPage(Number(draft))
    setDraft(undefined)
  }

  return (
    <Pagination.RootProvider value={pagination} aria-label="Jump to a page">
      <PageList />
      <form onSubmit={jump}>
        <label>
          Page, 1 to {pagination.totalPages}
          <input
            inputMode="numeric"
            value={draft ?? pagination.page}
            onChange={(event) => setDraft(event.target.value)}
          />
        </label>
        <button type="submit">Go</button>
      </form>
    </Pagination.RootProvider>
  )
}
