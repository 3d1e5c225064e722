import { useState } from 'react'
import { Paginator } from './paginator'

export default function UsingPaginator() {
  const [page, setPage] = useState(2)

  return (
    <>
      <p>Orders, page {page}</p>
      <Paginator label="Orders" count={200} page={page} onPageChange={(details) => setPage(details.page)} showSize />
      <p>Messages</p>
      <Paginator label="Messages" count={100} defaultPage={3} size="small" />
      <p>Articles, with links</p>
      <Paginator label="Articles" count={100} type="link" getPageUrl={({ page }) => `#articles-${page}`} />
    </>
  )
}
