import { Pagination } from '@dogear/solid'
import { createSignal } from 'solid-js'
import { PageList } from './page-list'

export default function Uncontrolled() {
  const [told, setTold] = createSignal('nothing yet')

  return (
    <>
      <p>onPageChange has told: {told()}</p>
      <Pagination.Root
        count={100}
        defaultPage={3}
        onPageChange={({ page }) => setTold(`page ${page}`)}
        aria-label="Uncontrolled"
      >
        <PageList />
      </Pagination.Root>
    </>
  )
}
