import { usePagination } from '@dogear/solid'
import * as Pagination from '@dogear/solid/pagination'
import { createMemo, createSignal, For } from 'solid-js'
import { elements } from '../../../shared/elements'
import { PageList } from '../page-list'

export default function Slicing() {
  const [query, setQuery] = createSignal('')
  const found = createMemo(() => elements.filter(({ name }) => name.toLowerCase().includes(query().toLowerCase())))
  const pagination = usePagination(() => ({ count: found().length }))

  return (
    <>
      <label>
        Filter by name
        <input type="search" value={query()} onInput={(event) => setQuery(event.target.value)} />
      </label>
      <p role="status" aria-atomic="true">
        {found().length} {found().length === 1 ? 'element' : 'elements'}
      </p>
      <ol start={pagination().pageRange.start + 1}>
        <For each={pagination().slice(found())}>{({ name }) => <li>{name}</li>}</For>
      </ol>
      <Pagination.RootProvider value={pagination} aria-label="Elements">
        <PageList />
      </Pagination.RootProvider>
    </>
  )
}
