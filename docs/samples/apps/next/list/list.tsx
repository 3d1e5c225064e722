import type { UsePaginationReturn } from '@dogear/react'
import * as Pagination from '@dogear/react/pagination'
import { type FormEvent, useEffect, useRef } from 'react'
import type { Data } from './load'

interface Props {
  data: Data
  pagination: UsePaginationReturn
  filter: string
  onFilter: (filter: string) => void
}

/** A list with a filter, a page size and links to its pages. */
export function List({ data, pagination, filter, onFilter }: Props) {
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
      <ol start={data.start + 1} aria-busy={pagination.busy}>
        {data.rows.map((row) => (
          <li key={row}>{row}</li>
        ))}
      </ol>
      <Pagination.RootProvider value={pagination} aria-label="Items">
        <Pagination.PrevTrigger>‹</Pagination.PrevTrigger>
        <Pagination.List />
        <Pagination.NextTrigger>›</Pagination.NextTrigger>
        <Pagination.PageSizeSelect sizes={[10, 20, 50]} />
      </Pagination.RootProvider>
    </>
  )
}
