import * as Pagination from '@dogear/solid/pagination'
import { createSignal } from 'solid-js'
import { PageList } from '../page-list'

export default function Controlled() {
  const [page, setPage] = createSignal(4)

  return (
    <>
      <label>
        Page
        <input type="range" min={1} max={10} value={page()} onInput={(event) => setPage(event.target.valueAsNumber)} />
      </label>
      <Pagination.Root
        count={100}
        page={page()}
        onPageChange={(details) => setPage(details.page)}
        aria-label="Controlled page"
      >
        <PageList />
      </Pagination.Root>
    </>
  )
}
