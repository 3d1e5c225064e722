import * as Pagination from '@dogear/solid/pagination'
import { createSignal } from 'solid-js'
import { PageList } from '../../../examples/solid/src/page-list'

export default function Uncontrolled() {
  const [lastChange, setLastChange] = createSignal('none yet')

  return (
    <>
      <p>Last onPageChange: {lastChange()}</p>
      <Pagination.Root
        count={100}
        defaultPage={3}
        onPageChange={({ page }) => setLastChange(`page ${page}`)}
        aria-label="Uncontrolled"
      >
        <PageList />
      </Pagination.Root>
    </>
  )
}
