import { Pagination, usePagination } from '@dogear/solid'
import { createSignal } from 'solid-js'
import { PageList } from '../../../examples/solid/src/page-list'

export default function JumpToPage() {
  const pagination = usePagination({ count: 1000 })
  // The text being typed, or undefined while the field shows the current page.
  const [draft, setDraft] = createSignal<string>()

  function jump(event: SubmitEvent) {
    event.preventDefault()
    if (draft()?.trim()) pagination().setPage(Number(draft()))
    setDraft(undefined)
  }

  return (
    <Pagination.RootProvider value={pagination} aria-label="Jump to a page">
      <PageList />
      <form onSubmit={jump}>
        <label>
          Page, 1 to {pagination().totalPages}
          <input
            inputMode="numeric"
            value={draft() ?? pagination().page}
            onInput={(event) => setDraft(event.target.value)}
          />
        </label>
        <button type="submit">Go</button>
      </form>
    </Pagination.RootProvider>
  )
}
