import { Pagination } from '@dogear/solid'
import { createSignal } from 'solid-js'
import { PageList } from './page-list'

export default function JumpToPage() {
  const [wanted, setWanted] = createSignal('')

  return (
    <Pagination.Root count={1000} onPageChange={() => setWanted('')} aria-label="Jump to a page">
      <PageList />
      <Pagination.Context>
        {(pagination) => (
          <form
            onSubmit={(event) => {
              event.preventDefault()
              pagination().setPage(Number(wanted()))
            }}
          >
            <label>
              Page, 1 to {pagination().totalPages}
              <input
                inputMode="numeric"
                value={wanted() || pagination().page}
                onInput={(event) => setWanted(event.target.value)}
              />
            </label>
            <button type="submit">Go</button>
          </form>
        )}
      </Pagination.Context>
    </Pagination.Root>
  )
}
