import { useLayoutEffect, useRef, useState } from 'react'
import { keepFocus } from '../keep-focus'
import type { Options } from '../page'
import { straightLoop } from '../straight-loop.mjs'
import { labels } from '../trigger'

interface Props extends Options {
  onPageChange?: (page: number) => void
}

export default function HandWrittenList({ count, pageSize, onPageChange }: Props) {
  const [requested, setRequested] = useState(1)
  const totalPages = Math.ceil(count / pageSize)
  const page = Math.max(1, Math.min(requested, totalPages))
  const nav = useRef<HTMLElement>(null)
  useLayoutEffect(() => keepFocus(nav.current), [page, totalPages])

  const setPage = (next: number) => {
    setRequested(next)
    if (next !== page) onPageChange?.(next)
  }

  const trigger = (to: 'prev' | 'next', target: number, isAtEnd: boolean, text: string) => (
    <button
      type="button"
      data-scope="pagination"
      data-part={`${to}-trigger`}
      data-disabled={isAtEnd ? '' : undefined}
      aria-disabled={isAtEnd || undefined}
      aria-label={labels[to]}
      disabled={isAtEnd}
      onClick={() => setPage(target)}
    >
      {text}
    </button>
  )

  return (
    <nav ref={nav} data-scope="pagination" data-part="root" aria-label="pagination">
      {trigger('prev', page - 1, page === 1, 'Previous')}
      <ul data-scope="pagination" data-part="list">
        {straightLoop(page, totalPages).map((entry) =>
          entry.type === 'page' ? (
            <li key={entry.value} data-scope="pagination" data-part="list-item">
              <button
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
            </li>
          ) : (
            <li key={entry.value} data-scope="pagination" data-part="list-item" aria-hidden="true">
              <div data-scope="pagination" data-part="ellipsis" aria-hidden="true">
                …
              </div>
            </li>
          ),
        )}
      </ul>
      {trigger('next', page + 1, page === totalPages, 'Next')}
    </nav>
  )
}
