import { Pagination } from '@dogear/react'
import type { Options } from '../page'

export default function DogearFitList({ count, pageSize }: Options) {
  return (
    <Pagination.Root count={count} defaultPageSize={pageSize} siblingCount={3} className="line">
      <Pagination.PrevTrigger>Previous</Pagination.PrevTrigger>
      <Pagination.FitList />
      <Pagination.NextTrigger>Next</Pagination.NextTrigger>
    </Pagination.Root>
  )
}
