import { usePageUrl, usePagination } from '@dogear/react'
import * as Pagination from '@dogear/react/pagination'
import { createPageUrl } from '@dogear/react/url'
import { useState } from 'react'
import { elements } from '../../../examples/shared/elements'

const pageUrl = createPageUrl()

export default function LoadMorePages() {
  const [first, setFirst] = useState(1)
  const pagination = usePagination({
    count: elements.length,
    type: 'link',
    ...usePageUrl(pageUrl, { url: '' }),
    // A number starts with its own page. Next appends one, also after Back has led to a page before the first one.
    onPaginationChange: ({ page, reason }) =>
      setFirst((first) => (reason === 'next-trigger' ? Math.min(first, page - 1) : page)),
  })
  const { page, pageSize, pageRange, nextPage } = pagination
  // Back can lead to a page before the first one.
  const start = (Math.min(first, page) - 1) * pageSize

  return (
    <>
      <ol start={start + 1}>
        {elements.slice(start, pageRange.end).map(({ number, name }) => (
          <li key={number}>{name}</li>
        ))}
      </ol>
      <Pagination.RootProvider value={pagination} aria-label="Elements, more and more">
        <Pagination.Status text={({ end, count }) => `${start + 1}–${end} of ${count}`} />
        <Pagination.List />
        {nextPage && <Pagination.NextTrigger aria-label="Load more">Load more</Pagination.NextTrigger>}
      </Pagination.RootProvider>
    </>
  )
}
