import { Pagination } from '@dogear/react'
import { useState } from 'react'
import { PageList } from './page-list'

export default function Uncontrolled() {
  const [told, setTold] = useState('nothing yet')

  return (
    <>
      <p>onPageChange has told: {told}</p>
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
