import * as Pagination from '@dogear/solid/pagination'

/** The pages on one line, for any Root. */
export const PageList = () => (
  <>
    <Pagination.PrevTrigger>‹</Pagination.PrevTrigger>
    <Pagination.FitList />
    <Pagination.NextTrigger>›</Pagination.NextTrigger>
  </>
)
