import { useLayoutEffect, useRef, useState } from 'react'
import { keepFocus } from '../keep-focus'
import type { Options } from '../page'
import { straightLoop } from '../straight-loop.mjs'

interface Props extends Options {
  onPageChange?: (page: number) => void
}

export default function HandWritten({ count, pageSize, onPageChange }: Props) {
  const [wish, setWish] = useState(1)
  const totalPages = Math.ceil(count / pageSize)
  const page = Math.max(1, Math.min(wish, totalPages))
  const isFirst = page === 1
  const isLast = page === totalPages
  const nav = useRef<HTMLElement>(null)
  useLayoutEffect(() => keepFocus(nav.current), [page, totalPages])

  const setPage = (next: number) => {
    setWish(next)
    if (next !== page) onPageChange?.(next)
  }

  return (
    <nav ref={nav} data-scope="pagination" data-part="root" aria-label="pagination">
      <button
        type="button"
        data-scope="pagination"
        data-part="first-trigger"
        data-disabled={isFirst ? '' : undefined}
        aria-disabled={isFirst || undefined}
        aria-label="first page"
        disabled={isFirst}
        onClick={() => setPage(1)}
      >
        First
      </button>
      <button
        type="button"
        data-scope="pagination"
        data-part="prev-trigger"
        data-disabled={isFirst ? '' : undefined}
        aria-disabled={isFirst || undefined}
        aria-label="previous page"
        disabled={isFirst}
        onClick={() => setPage(page - 1)}
      >
        Previous
      </button>
      {straightLoop(page, totalPages).map((entry) =>
        entry.type === 'page' ? (
          <button
            key={entry.value}
            type="button"
            data-scope="pagination"
            data-part="item"
            data-index={entry.value}
            data-selected={entry.value === page ? '' : undefined}
            aria-current={entry.value === page ? 'page' : undefined}
            aria-label={entry.value === totalPages ? `last page, page ${entry.value}` : `page ${entry.value}`}
            onClick={() => setPage(entry.value)}
          >
            {entry.value}
          </button>
        ) : (
          <div key={entry.value} data-scope="pagination" data-part="ellipsis" aria-hidden="true">
            …
          </div>
        ),
      )}
      <button
        type="button"
        data-scope="pagination"
        data-part="next-trigger"
        data-disabled={isLast ? '' : undefined}
        aria-disabled={isLast || undefined}
        aria-label="next page"
        disabled={isLast}
        onClick={() => setPage(page + 1)}
      >
        Next
      </button>
      <button
        type="button"
        data-scope="pagination"
        data-part="last-trigger"
        data-disabled={isLast ? '' : undefined}
        aria-disabled={isLast || undefined}
        aria-label="last page"
        disabled={isLast}
        onClick={() => setPage(totalPages)}
      >
        Last
      </button>
    </nav>
  )
}
