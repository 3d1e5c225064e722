import { Pagination } from '@dogear/react'
import { useState } from 'react'
import { PageList } from '../page-list'

export default function SiblingsAndBoundaries() {
  const [siblings, setSiblings] = useState(0)
  const [boundaries, setBoundaries] = useState(2)

  return (
    <>
      <div className="fields">
        <label>
          Siblings
          <input
            type="number"
            min={0}
            max={5}
            value={siblings}
            onChange={(event) => setSiblings(Number(event.target.value))}
          />
        </label>
        <label>
          Boundaries
          <input
            type="number"
            min={0}
            max={5}
            value={boundaries}
            onChange={(event) => setBoundaries(Number(event.target.value))}
          />
        </label>
      </div>
      <Pagination.Root
        count={500}
        defaultPage={25}
        siblingCount={siblings}
        boundaryCount={boundaries}
        aria-label="Siblings and boundaries"
      >
        <PageList />
      </Pagination.Root>
    </>
  )
}
