import type { UsePaginationReturn } from '@dogear/solid'
import * as Pagination from '@dogear/solid/pagination'
import { createMemo, For } from 'solid-js'
import type { ChemicalElement } from '../../../examples/shared/elements'
import { PageList } from '../../../examples/solid/src/page-list'

interface Props {
  pagination: UsePaginationReturn
  rows: readonly ChemicalElement[]
  /** Number of rows before these. */
  offset: number
  filter: string
  onFilter: (filter: string) => void
}

/** A list with a filter, a page size and links to its pages. */
export function ElementList(props: Props) {
  // Otherwise, each change of the URL would replace text that is being typed.
  const filter = createMemo(() => props.filter)

  function submit(event: SubmitEvent & { currentTarget: HTMLFormElement }) {
    event.preventDefault()
    props.onFilter(String(new FormData(event.currentTarget).get('filter')))
  }

  return (
    <>
      <form onSubmit={submit}>
        <label>
          Filter by name <input type="search" name="filter" value={filter()} />
        </label>
      </form>
      <label>
        Elements per page{' '}
        <select
          value={props.pagination().pageSize}
          onChange={(event) => props.pagination().setPageSize(Number(event.currentTarget.value))}
        >
          <option>10</option>
          <option>20</option>
          <option>50</option>
        </select>
      </label>
      <ol start={props.offset + 1} aria-busy={props.pagination().busy}>
        <For each={props.rows}>{({ name }) => <li>{name}</li>}</For>
      </ol>
      <Pagination.RootProvider value={props.pagination} aria-label="Elements">
        <PageList />
      </Pagination.RootProvider>
    </>
  )
}
