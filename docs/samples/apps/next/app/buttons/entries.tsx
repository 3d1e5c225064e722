'use client'

import { usePaginationContext } from '@dogear/react'
import * as Pagination from '@dogear/react/pagination'

/** Only the entries need a client component, because they change with the page. */
export function Entries() {
  const { count, pageRange, pages } = usePaginationContext()
  return (
    <>
      {pages.map((entry, index) =>
        entry.type === 'page' ? (
          <Pagination.Item key={entry.value} {...entry}>
            {entry.value}
          </Pagination.Item>
        ) : (
          <Pagination.Ellipsis key={entry.value} index={index}>
            …
          </Pagination.Ellipsis>
        ),
      )}
      <output>
        {pageRange.start + 1}–{pageRange.end} of {count}
      </output>
    </>
  )
}
