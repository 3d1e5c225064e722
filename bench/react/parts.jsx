import { createContext, useContext, useLayoutEffect, useRef, useState } from 'react'
import { keepFocus } from '../keep-focus'
import { straightLoop } from '../straight-loop'
import { labels } from '../trigger-labels'

const PaginationContext = createContext(null)
const usePagination = () => useContext(PaginationContext)

function Root({ count, defaultPageSize, ...rest }) {
  const [requested, setPage] = useState(1)
  const totalPages = Math.ceil(count / defaultPageSize)
  const page = Math.max(1, Math.min(requested, totalPages))
  const nav = useRef(null)
  useLayoutEffect(() => keepFocus(nav.current), [page, totalPages])
  return (
    <PaginationContext.Provider value={{ page, totalPages, setPage }}>
      <nav ref={nav} data-scope="pagination" data-part="root" aria-label="pagination" {...rest} />
    </PaginationContext.Provider>
  )
}

function Context({ children }) {
  const { page, totalPages } = usePagination()
  return children({ pages: straightLoop(page, totalPages) })
}

const trigger = (to) =>
  function Trigger(rest) {
    const { page, totalPages, setPage } = usePagination()
    const target = { first: 1, prev: page - 1, next: page + 1, last: totalPages }[to]
    const isAtEnd = to === 'first' || to === 'prev' ? page === 1 : page === totalPages
    return (
      <button
        type="button"
        data-scope="pagination"
        data-part={`${to}-trigger`}
        data-disabled={isAtEnd ? '' : undefined}
        aria-disabled={isAtEnd || undefined}
        aria-label={labels[to]}
        disabled={isAtEnd}
        onClick={() => setPage(target)}
        {...rest}
      />
    )
  }

function Item({ value, type: _, ...rest }) {
  const { page, totalPages, setPage } = usePagination()
  return (
    <button
      type="button"
      data-scope="pagination"
      data-part="item"
      data-index={value}
      data-selected={value === page ? '' : undefined}
      aria-current={value === page ? 'page' : undefined}
      aria-label={value === totalPages ? `last page, page ${value}` : `page ${value}`}
      onClick={() => setPage(value)}
      {...rest}
    />
  )
}

const Ellipsis = ({ index: _, ...rest }) => (
  <div data-scope="pagination" data-part="ellipsis" aria-hidden="true" {...rest} />
)

export const Pagination = {
  Root,
  Context,
  FirstTrigger: trigger('first'),
  PrevTrigger: trigger('prev'),
  Item,
  Ellipsis,
  NextTrigger: trigger('next'),
  LastTrigger: trigger('last'),
}
