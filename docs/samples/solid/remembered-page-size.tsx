import { usePagination } from '@dogear/solid'
import * as Pagination from '@dogear/solid/pagination'
import { createSignal, For, onMount } from 'solid-js'
import { elements } from '../../../examples/shared/elements'
import { PageList } from '../../../examples/solid/src/page-list'
import { defaultPageSize, pageSizes, readPageSize, storePageSize } from '../shared/page-size-storage'

export default function RememberedPageSize() {
  const [pageSize, setPageSize] = createSignal(defaultPageSize)
  const pagination = usePagination(() => ({
    count: elements.length,
    pageSize: pageSize(),
    onPageSizeChange({ pageSize }) {
      setPageSize(pageSize)
      storePageSize(pageSize)
    },
  }))

  // A server can't read the storage, so the page hydrates with the default.
  onMount(() => setPageSize(readPageSize()))

  return (
    <>
      <label>
        Elements per page
        <select
          value={pagination().pageSize}
          onChange={(event) => pagination().setPageSize(Number(event.target.value))}
        >
          <For each={pageSizes}>{(size) => <option>{size}</option>}</For>
        </select>
      </label>
      <ol start={pagination().pageRange.start + 1}>
        <For each={pagination().slice(elements)}>{({ name }) => <li>{name}</li>}</For>
      </ol>
      <Pagination.RootProvider value={pagination} aria-label="Elements with a remembered page size">
        <PageList />
      </Pagination.RootProvider>
    </>
  )
}
