import * as Pagination from '@dogear/react/pagination'
import { useState } from 'react'
import { PageList } from '../page-list'

export default function Controlled() {
  const [page, setPage] = useState(4)

  return (
    <>
      <label>
        Page
        <input type="range" min={1} max={10} value={page} onChange={(event) => setPage(event.target.valueAsNumber)} />
      </label>
      <Pagination.Root
        count={100}
        page={page}
        onPageChange={(details) => setPage(details.page)}
        aria-label="Controlled page"
      >
        <PageList />
      </Pagination.Root>
    </>
  )
}
