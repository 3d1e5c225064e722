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
}

/** A list with a filter, a page size and links to its pages. */
export function ElementList({ pagination, rows, offset, filter, onFilter }: Props) {
  const input = useRef<HTMLInputElement>(null)

  // Follows the URL, for example on Back. A `key` would replace the input, which would lose focus.
  useEffect(() => {
    if (input.current) input.current.value = filter
  }, [filter])

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    onFilter(String(new FormData(event.currentTarget).get('filter')))
  }

  return (
    <>
      <form onSubmit={submit}>
        <label>
          Filter by name <input type="search" name="filter" ref={input} defaultValue={filter} />
        </label>
      </form>
      <label>
        Elements per page{' '}
        <select value={pagination.pageSize} onChange={(event) => pagination.setPageSize(Number(event.target.value))}>
          <option>10</option>
          <option>20</option>
          <option>50</option>
        </select>
      </label>
      <ol start={offset + 1} aria-busy={pagination.busy}>
        {rows.map(({ number, name }) => (
          <li key={number}>{name}</li>
        ))}
      </ol>
      <Pagination.RootProvider value={pagination} aria-label="Elements">
        <PageList />
      </Pagination.RootProvider>
    </>
  )
}
