import { Pagination } from '@dogear/solid'
import { createSignal } from 'solid-js'
import { PageList } from '../page-list'

export default function SiblingsAndBoundaries() {
  const [siblings, setSiblings] = createSignal(0)
  const [boundaries, setBoundaries] = createSignal(2)

  return (
    <>
      <div class="fields">
        <label>
          Siblings
          <input
            type="number"
            min={0}
            max={5}
            value={siblings()}
            onInput={(event) => setSiblings(Number(event.target.value))}
          />
        </label>
        <label>
          Boundaries
          <input
            type="number"
            min={0}
            max={5}
            value={boundaries()}
            onInput={(event) => setBoundaries(Number(event.target.value))}
          />
        </label>
      </div>
      <Pagination.Root
        count={500}
        defaultPage={25}
        siblingCount={siblings()}
        boundaryCount={boundaries()}
        aria-label="Siblings and boundaries"
      >
        <PageList />
      </Pagination.Root>
    </>
  )
}
