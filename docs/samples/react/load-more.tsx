import { usePageUrl, usePagination } from '@dogear/react'
import * as Pagination from '@dogear/react/pagination'
import { createPageUrl } from '@dogear/react/url'
import { useRef } from 'react'
import { flushSync } from 'react-dom'
import { elements } from '../../../examples/shared/elements'

const pageUrl = createPageUrl()

export default function LoadMore() {
  const list = useRef<HTMLOListElement>(null)
  const address = usePageUrl(pageUrl, { url: '' })
  const pagination = usePagination({
    count: elements.length,
    ...address,
    // Called when somebody asks for more, but not after Back.
    navigate(url, { page, pageSize }) {
      flushSync(() => address.navigate(url))
      list.current?.querySelectorAll('li')[(page - 1) * pageSize]?.focus()
    },
  })
  const { pageRange, nextPage } = pagination

  return (
    <>
      <ol ref={list}>
        {elements.slice(0, pageRange.end).map(({ number, name }) => (
          <li key={number} tabIndex={-1}>
            {name}
          </li>
        ))}
      </ol>
      <Pagination.RootProvider
        value={pagination}
        aria-label="More elements"
        style={{ gap: '1rem', alignItems: 'center' }}
      >
        <Pagination.Status text={({ end, count }) => `${end} of ${count} shown`} />
        {nextPage && (
          <Pagination.NextTrigger aria-label="Load more" style={{ border: '1px solid', padding: '0 1rem' }}>
            Load more
          </Pagination.NextTrigger>
        )}
      </Pagination.RootProvider>
    </>
  )
}
