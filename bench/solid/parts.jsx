import { createContext, createEffect, createMemo, createSignal, on, splitProps, useContext } from 'solid-js'
import { keepFocus } from '../keep-focus'
import { straightLoop } from '../straight-loop'
import { labels } from '../trigger-labels'

const PaginationContext = createContext()
const usePagination = () => useContext(PaginationContext)

function Root(props) {
  const [options, rest] = splitProps(props, ['count', 'defaultPageSize'])
  const [requested, setPage] = createSignal(1)
  const totalPages = () => Math.ceil(options.count / options.defaultPageSize)
  const page = createMemo(() => Math.max(1, Math.min(requested(), totalPages())))
  let nav
  createEffect(on([page, totalPages], () => keepFocus(nav)))
  return (
    <PaginationContext.Provider value={{ page, totalPages, setPage }}>
      <nav ref={nav} data-scope="pagination" data-part="root" aria-label="pagination" {...rest} />
    </PaginationContext.Provider>
  )
}

function Context(props) {
  const { page, totalPages } = usePagination()
  // `<For>` keeps the elements of the entries that it knows.
  const pages = createMemo((previous) => {
    const entries = straightLoop(page(), totalPages())
    return entries.map((entry) => previous.find(({ value }) => value === entry.value) ?? entry)
  }, [])
  return <>{props.children(() => ({ pages: pages() }))}</>
}

const trigger = (to) =>
  function Trigger(rest) {
    const { page, totalPages, setPage } = usePagination()
    const target = () => ({ first: 1, prev: page() - 1, next: page() + 1, last: totalPages() })[to]
    const isAtEnd = () => (to === 'first' || to === 'prev' ? page() === 1 : page() === totalPages())
    return (
      <button
        type="button"
        data-scope="pagination"
        data-part={`${to}-trigger`}
        data-disabled={isAtEnd() ? '' : undefined}
        aria-disabled={isAtEnd() || undefined}
        aria-label={labels[to]}
        disabled={isAtEnd()}
        onClick={() => setPage(target())}
        {...rest}
      />
    )
  }

function Item(props) {
  const [own, rest] = splitProps(props, ['value', 'type'])
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

function Ellipsis(props) {
  const [, rest] = splitProps(props, ['index'])
  return <div data-scope="pagination" data-part="ellipsis" aria-hidden="true" {...rest} />
}

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
