import {
  type Accessor,
  createContext,
  createEffect,
  createMemo,
  createSignal,
  type JSX,
  on,
  splitProps,
  useContext,
} from 'solid-js'
import { keepFocus } from '../../keep-focus'
import type { Options } from '../../page'
import { straightLoop } from '../../straight-loop.mjs'
import { type Direction, labels } from '../../trigger'

interface Pagination {
  page: Accessor<number>
  totalPages: Accessor<number>
  setPage(page: number): void
}
const PaginationContext = createContext<Pagination>()
const usePagination = () => useContext(PaginationContext) as Pagination

export function Root(props: Options & JSX.HTMLAttributes<HTMLElement>) {
  const [options, rest] = splitProps(props, ['count', 'pageSize'])
  const [requested, setPage] = createSignal(1)
  const totalPages = () => Math.ceil(options.count / options.pageSize)
  const page = createMemo(() => Math.max(1, Math.min(requested(), totalPages())))
  let nav!: HTMLElement
  createEffect(on([page, totalPages], () => keepFocus(nav)))
  return (
    <PaginationContext.Provider value={{ page, totalPages, setPage }}>
      <nav ref={nav} data-scope="pagination" data-part="root" aria-label="pagination" {...rest} />
    </PaginationContext.Provider>
  )
}

export function Context(props: { children: (values: Accessor<(number | string)[]>) => JSX.Element }) {
  const { page, totalPages } = usePagination()
  const values = createMemo(() => straightLoop(page(), totalPages()).map(({ value }) => value))
  return <>{props.children(values)}</>
}

export function Trigger(props: { to: Direction } & JSX.ButtonHTMLAttributes<HTMLButtonElement>) {
  const [own, rest] = splitProps(props, ['to'])
  const { page, totalPages, setPage } = usePagination()
  const target = () => ({ first: 1, prev: page() - 1, next: page() + 1, last: totalPages() })[own.to]
  const isAtEnd = () => (own.to === 'first' || own.to === 'prev' ? page() === 1 : page() === totalPages())
  return (
    <button
      type="button"
      data-scope="pagination"
      data-part={`${own.to}-trigger`}
      data-disabled={isAtEnd() ? '' : undefined}
      aria-disabled={isAtEnd() || undefined}
      aria-label={labels[own.to]}
      disabled={isAtEnd()}
      onClick={() => setPage(target())}
      {...rest}
    />
  )
}

export function Item(props: { value: number } & Omit<JSX.ButtonHTMLAttributes<HTMLButtonElement>, 'value'>) {
  const [own, rest] = splitProps(props, ['value'])
  const { page, totalPages, setPage } = usePagination()
  return (
    <button
      type="button"
      data-scope="pagination"
      data-part="item"
      data-index={own.value}
      data-selected={own.value === page() ? '' : undefined}
      aria-current={own.value === page() ? 'page' : undefined}
      aria-label={own.value === totalPages() ? `last page, page ${own.value}` : `page ${own.value}`}
      onClick={() => setPage(own.value)}
      {...rest}
    />
  )
}

export const Ellipsis = (rest: JSX.HTMLAttributes<HTMLDivElement>) => (
  <div data-scope="pagination" data-part="ellipsis" aria-hidden="true" {...rest} />
)
