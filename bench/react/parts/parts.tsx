import {
  type ComponentProps,
  createContext,
  type ReactNode,
  useContext,
  useLayoutEffect,
  useRef,
  useState,
} from 'react'
import { keepFocus } from '../../keep-focus'
import type { Options } from '../../page'
import { straightLoop } from '../../straight-loop.mjs'
import { type Direction, labels } from '../../trigger'

interface Pagination {
  page: number
  totalPages: number
  setPage(page: number): void
}
const PaginationContext = createContext<Pagination>(null as never)
const usePagination = () => useContext(PaginationContext)

export function Root({ count, pageSize, ...rest }: Options & ComponentProps<'nav'>) {
  const [requested, setPage] = useState(1)
  const totalPages = Math.ceil(count / pageSize)
  const page = Math.max(1, Math.min(requested, totalPages))
  const nav = useRef<HTMLElement>(null)
  useLayoutEffect(() => keepFocus(nav.current), [page, totalPages])
  return (
    <PaginationContext.Provider value={{ page, totalPages, setPage }}>
      <nav ref={nav} data-scope="pagination" data-part="root" aria-label="pagination" {...rest} />
    </PaginationContext.Provider>
  )
}

export function Context({ children }: { children: (entries: ReturnType<typeof straightLoop>) => ReactNode }) {
  const { page, totalPages } = usePagination()
  return children(straightLoop(page, totalPages))
}

export function Trigger({ to, ...rest }: { to: Direction } & ComponentProps<'button'>) {
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

export function Item({ value, ...rest }: { value: number } & Omit<ComponentProps<'button'>, 'value'>) {
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

export const Ellipsis = (rest: ComponentProps<'div'>) => (
  <div data-scope="pagination" data-part="ellipsis" aria-hidden="true" {...rest} />
)
