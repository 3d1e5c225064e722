import type { UsePaginationReturn } from '@dogear/react'
import * as Pagination from '@dogear/react/pagination'
import { type FormEvent, useEffect, useRef } from 'react'
import { PageList } from '../../../examples/react/src/page-list'
import type { ChemicalElement } from '../../../examples/shared/elements'

interface Props {
  pagination: UsePaginationReturn
  rows: readonly ChemicalElement[]
  /** Number of rows before these. */
  offset: number
  filter: string
  onFilter: (filter: string) => void
  /** Whether the rows could not be loaded. */
  failed?: boolean
  onRetry?: () => void
}

/** A list with a filter, a page size and links to its pages. */
export function ElementList({ pagination, rows, offset, filter, onFilter, failed, onRetry }: Props) {
  const input = useRef<HTMLInputElement>(null)
  const list = useRef<HTMLOListElement>(null)

  // Follows the URL, for example on Back. A `key` would replace the input, which would lose focus.
  useEffect(() => {
    if (input.current) input.current.value = filter
  }, [filter])

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    onFilter(String(new FormData(event.currentTarget).get('filter')))
  }

  function retry() {
    // The pressed button disappears, so focus moves to the list.
    list.current?.focus()
    onRetry?.()
  }

  return (
    <>
      <form onSubmit={submit}>
        <label>
          Filter by name <input type="search" name="filter" ref={input} defaultValue={filter} />
        </label>
      </form>
      <ol ref={list} start={offset + 1} aria-label="Elements" aria-busy={pagination.busy && !failed} tabIndex={-1}>
        {rows.map(({ number, name }) => (
          <li key={number}>{name}</li>
        ))}
      </ol>
      {failed && (
        <p role="alert">
          The elements could not be loaded.{' '}
          <button type="button" onClick={retry}>
            Try again
          </button>
        </p>
      )}
      <Pagination.RootProvider value={pagination} aria-label="Elements">
        <PageList />
        <Pagination.PageSizeSelect sizes={[10, 20, 50]} />
      </Pagination.RootProvider>
    </>
  )
}
