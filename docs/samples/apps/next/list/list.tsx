import type { UsePaginationReturn } from '@dogear/react'
import * as Pagination from '@dogear/react/pagination'
import type { FormEvent } from 'react'
import type { load } from './load'

interface Props {
  data: ReturnType<typeof load>
  pagination: UsePaginationReturn
  onFilter: (filter: string) => void
}

/** A list with a filter, a page size and links to its pages. */
export function List({ data, pagination, onFilter }: Props) {
  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    onFilter(String(new FormData(event.currentTarget).get('filter')))
  }

  return (
    <>
      <form onSubmit={submit}>
        <label>
          Filter by name <input type="search" name="filter" key={data.filter} defaultValue={data.filter} />
        </label>
      </form>
      <label>
        Items per page{' '}
        <select value={pagination.pageSize} onChange={(event) => pagination.setPageSize(Number(event.target.value))}>
          <option>10</option>
          <option>20</option>
          <option>50</option>
        </select>
      </label>
      <ol start={data.start + 1} aria-busy={pagination.busy}>
        {data.rows.map((row) => (
          <li key={row}>{row}</li>
        ))}
      </ol>
      <Pagination.RootProvider value={pagination} aria-label="Items">
        <Pagination.PrevTrigger>‹</Pagination.PrevTrigger>
        <Pagination.List />
        <Pagination.NextTrigger>›</Pagination.NextTrigger>
      </Pagination.RootProvider>
    </>
  )
}
