import * as Pagination from '@dogear/react/pagination'
import { useSyncExternalStore } from 'react'
import { PageList } from '../page-list'

export default function Links() {
  const page = useSyncExternalStore(subscribeToHash, pageOfHash, () => 1)

  return (
    <Pagination.Root count={100} page={page} type="link" getPageUrl={({ page }) => `#page-${page}`} aria-label="Links">
      <PageList />
    </Pagination.Root>
  )
}

function subscribeToHash(listener: () => void) {
  window.addEventListener('hashchange', listener)
  return () => window.removeEventListener('hashchange', listener)
}

const pageOfHash = () => Number(/^#page-(\d+)$/.exec(location.hash)?.[1] ?? 1)
