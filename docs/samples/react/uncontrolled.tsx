import * as Pagination from '@dogear/react/pagination'
import { useState } from 'react'
import { PageList } from '../../../examples/react/src/page-list'

export default function Uncontrolled() {
  const [lastChange, setLastChange] = useState('none yet')

  return (
    <>
      <p>Last onPageChange: {lastChange}</p>
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
