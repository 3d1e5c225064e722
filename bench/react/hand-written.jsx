import { useLayoutEffect, useRef, useState } from 'react'
import { keepFocus } from '../keep-focus'
import { straightLoop } from '../straight-loop'
import { labels } from '../trigger-labels'

export default function HandWritten({ count, pageSize }) {
  const [requested, setPage] = useState(1)
  const totalPages = Math.ceil(count / pageSize)
  const page = Math.max(1, Math.min(requested, totalPages))
  const isFirst = page === 1
  const isLast = page === totalPages
  const nav = useRef(null)
  useLayoutEffect(() => keepFocus(nav.current), [page, totalPages])

  const trigger = ({ to, target, isAtEnd, text }) => (
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
      {trigger({ to: 'first', target: 1, isAtEnd: isFirst, text: 'First' })}
      {trigger({ to: 'prev', target: page - 1, isAtEnd: isFirst, text: 'Previous' })}
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
      {trigger({ to: 'next', target: page + 1, isAtEnd: isLast, text: 'Next' })}
      {trigger({ to: 'last', target: totalPages, isAtEnd: isLast, text: 'Last' })}
    </nav>
  )
}
