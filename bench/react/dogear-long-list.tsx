import { Pagination } from '@dogear/react'
import type { Options } from '../page'

export default function DogearLongList({ count, pageSize }: Options) {
  return (
    <Pagination.Root count={count} defaultPageSize={pageSize} siblingCount={3} className="line">
      <Pagination.PrevTrigger>Previous</Pagination.PrevTrigger>
      <Pagination.List />
      <Pagination.NextTrigger>Next</Pagination.NextTrigger>
    </Pagination.Root>
  )
}
