import * as Pagination from '@dogear/react/pagination'
import { Suspense, use, useDeferredValue, useState } from 'react'
import { PageList } from '../../../examples/react/src/page-list'
import { createPageCache, pageSize } from '../shared/page-cache'

const load = createPageCache()

export default function Elements() {
  const [page, setPage] = useState(1)
  const shownPage = useDeferredValue(page)

  return (
    <>
      <Suspense fallback={<p>Loading…</p>}>
        <Rows page={shownPage} />
      </Suspense>
      <Pagination.Root
        count={118}
        page={page}
        busy={page !== shownPage}
        onPageChange={(details) => setPage(details.page)}
        aria-label="Elements that suspend"
      >
        <PageList />
      </Pagination.Root>
    </>
  )
}

function Rows({ page }: { page: number }) {
  const { rows } = use(load(page))
  return (
    <ol start={(page - 1) * pageSize + 1}>
      {rows.map(({ number, name }) => (
        <li key={number}>{name}</li>
      ))}
    </ol>
  )
}
