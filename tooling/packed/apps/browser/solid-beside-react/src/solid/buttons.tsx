import { Pagination } from '@dogear/solid'
import { List } from './list'

export const Buttons = () => (
  <>
    <Pagination.Root count={100} defaultPage={2}>
      <List />
    </Pagination.Root>
    <Pagination.Root aria-label="bad options" count={95.5} defaultPageSize={0} siblingCount={-1}>
      <List />
    </Pagination.Root>
  </>
)
