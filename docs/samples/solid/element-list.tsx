import type { UsePaginationReturn } from '@dogear/solid'
import * as Pagination from '@dogear/solid/pagination'
import { createMemo, For, Show } from 'solid-js'
import type { ChemicalElement } from '../../../examples/shared/elements'
import { PageList } from '../../../examples/solid/src/page-list'

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
export function ElementList(props: Props) {
  // Otherwise, each change of the URL would replace text that is being typed.
  const filter = createMemo(() => props.filter)
  let list: HTMLOListElement | undefined

  function submit(event: SubmitEvent & { currentTarget: HTMLFormElement }) {
    event.preventDefault()
    props.onFilter(String(new FormData(event.currentTarget).get('filter')))
  }

  function retry() {
    // The pressed button disappears, so focus moves to the list.
    list?.focus()
    props.onRetry?.()
  }

  return (
    <>
      <form onSubmit={submit}>
        <label>
          Filter by name <input type="search" name="filter" value={filter()} />
        </label>
      </form>
      <ol
        ref={list}
        start={props.offset + 1}
        aria-label="Elements"
        aria-busy={props.pagination().busy && !props.failed}
        tabIndex={-1}
      >
        <For each={props.rows}>{({ name }) => <li>{name}</li>}</For>
      </ol>
      <Show when={props.failed}>
        <p role="alert">
          The elements could not be loaded.{' '}
          <button type="button" onClick={retry}>
            Try again
          </button>
        </p>
      </Show>
      <Pagination.RootProvider value={props.pagination} aria-label="Elements">
        <PageList />
        <Pagination.PageSizeSelect sizes={[10, 20, 50]} />
      </Pagination.RootProvider>
    </>
  )
}
