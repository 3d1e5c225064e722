'use client'

import type { UsePaginationReturn } from '@dogear/react'
import * as Pagination from '@dogear/react/pagination'
import { type ReactNode, useEffect, useRef } from 'react'
import { control } from './pagination-styles'

interface PaginationLoadMoreProps {
  /** The pagination from `usePagination`. */
  value: UsePaginationReturn
  /** One `li` for each item up to `pageRange.end`. */
  children: ReactNode
}

export function PaginationLoadMore({ value, children }: PaginationLoadMoreProps) {
  const list = useRef<HTMLUListElement>(null)
  const { start } = value.pageRange
  const lastStart = useRef(start)

  // Focus moves to the first new item, because the button may be gone.
  useEffect(() => {
    const item = list.current?.children[start]
    if (start > lastStart.current && item instanceof HTMLElement) {
      item.tabIndex = -1
      item.focus()
    }
    lastStart.current = start
  }, [start])

  return (
    <div className="grid gap-4">
      <ul ref={list} className="grid gap-2">
        {children}
      </ul>
      <Pagination.RootProvider
        value={value}
        aria-label="More"
        className="grid justify-items-center gap-2 text-sm text-muted-foreground"
      >
        <Pagination.Status text={({ end, count }) => `${end} of ${count} shown`} />
        {value.nextPage && (
          <Pagination.NextTrigger
            aria-label="Load more"
            className={`${control} border border-input bg-background px-4 text-foreground`}
          >
            Load more
          </Pagination.NextTrigger>
        )}
      </Pagination.RootProvider>
    </div>
  )
}
