import { Pagination } from '@dogear/react'
import type { Options } from '../page'

export default function DogearFeedback({ count, pageSize }: Options) {
  return (
    <Pagination.Root count={count} defaultPageSize={pageSize}>
      <Pagination.PrevTrigger>Previous</Pagination.PrevTrigger>
      <Pagination.List />
      <Pagination.NextTrigger>Next</Pagination.NextTrigger>
      <Pagination.Status />
      <Pagination.Content />
    </Pagination.Root>
  )
}
