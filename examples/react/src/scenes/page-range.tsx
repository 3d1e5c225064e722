import { Pagination } from '@dogear/react'
import { PageList } from '../page-list'

const numerals = new Intl.NumberFormat('en')

export const PageRange = () => (
  <Pagination.Root count={7867} defaultPage={5} aria-label="Page range">
    <Pagination.Context>
      {({ count, pageRange }) => (
        <p role="status">
          Showing {numerals.format(pageRange.start + 1)}–{numerals.format(pageRange.end)} of {numerals.format(count)}
        </p>
      )}
    </Pagination.Context>
    <PageList />
  </Pagination.Root>
)
