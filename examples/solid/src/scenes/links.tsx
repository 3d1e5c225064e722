import * as Pagination from '@dogear/solid/pagination'
import { createSignal, onCleanup, onMount } from 'solid-js'
import { PageList } from '../page-list'

export default function Links() {
  const [page, setPage] = createSignal(1)
  const followHash = () => setPage(Number(/^#page-(\d+)$/.exec(location.hash)?.[1] ?? 1))

  onMount(() => {
    followHash()
    window.addEventListener('hashchange', followHash)
    onCleanup(() => window.removeEventListener('hashchange', followHash))
  })

  return (
    <Pagination.Root
      count={100}
      page={page()}
      type="link"
      getPageUrl={({ page }) => `#page-${page}`}
      aria-label="Links"
    >
      <PageList />
    </Pagination.Root>
  )
}
