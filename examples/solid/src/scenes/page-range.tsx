import { Pagination } from '@dogear/solid'
import { PageList } from '../page-list'

const numerals = new Intl.NumberFormat('en')

export const PageRange = () => (
  <Pagination.Root count={7867} defaultPage={5} aria-label="Page range">
    <Pagination.Context>
      {(pagination) => (
        <p role="status">
          Showing {numerals.format(pagination().pageRange.start + 1)}–{numerals.format(pagination().pageRange.end)} of{' '}
          {numerals.format(pagination().count)}
        </p>
      )}
    </Pagination.Context>
    <PageList />
  </Pagination.Root>
)
