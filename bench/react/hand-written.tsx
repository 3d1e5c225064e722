import { useState } from 'react'
import type { Options } from '../page'
import { straightLoop } from '../straight-loop.mjs'

export default function HandWritten({ count, pageSize }: Options) {
  const [page, setPage] = useState(1)
  const totalPages = Math.ceil(count / pageSize)
  const isFirst = page === 1
  const isLast = page === totalPages

  return (
    <nav data-scope="pagination" data-part="root" aria-label="pagination">
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
