'use client'

import { Pagination, usePaginationContext } from '@dogear/react'

/** All that needs a client component: which entries there are changes with the page. */
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
