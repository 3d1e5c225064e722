import { useLayoutEffect, useRef, useState } from 'react'
import { keepFocus } from '../keep-focus'
import { straightLoop } from '../straight-loop'

export default function HandWritten({ count, pageSize }) {
  const [requested, setPage] = useState(1)
  const totalPages = Math.ceil(count / pageSize)
  const page = Math.max(1, Math.min(requested, totalPages))
  const nav = useRef(null)
  useLayoutEffect(() => keepFocus(nav.current), [page, totalPages])

  const trigger = (text, { label, target, disabled }) => (
    <button type="button" aria-label={label} disabled={disabled} onClick={() => setPage(target)}>
      {text}
    </button>
  )
  const isFirst = page === 1
  const isLast = page === totalPages

  return (
    <nav ref={nav} aria-label="pagination">
      {trigger('First', { label: 'first page', target: 1, disabled: isFirst })}
      {trigger('Previous', { label: 'previous page', target: page - 1, disabled: isFirst })}
      <ul>
        {straightLoop(page, totalPages).map(({ type, value }) => (
          <li key={value} aria-hidden={type === 'ellipsis' || undefined}>
            {type === 'ellipsis' ? (
              '…'
            ) : (
              <button
                type="button"
                aria-current={value === page ? 'page' : undefined}
                aria-label={`page ${value}`}
                onClick={() => setPage(value)}
              >
                {value}
              </button>
            )}
          </li>
        ))}
      </ul>
      {trigger('Next', { label: 'next page', target: page + 1, disabled: isLast })}
      {trigger('Last', { label: 'last page', target: totalPages, disabled: isLast })}
    </nav>
  )
}
