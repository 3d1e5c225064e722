import { Pagination } from '@dogear/solid'
import type { Options } from '../page'

export default function DogearList(props: Options) {
  return (
    <Pagination.Root count={props.count} defaultPageSize={props.pageSize}>
      <Pagination.PrevTrigger>Previous</Pagination.PrevTrigger>
      <Pagination.List />
      <Pagination.NextTrigger>Next</Pagination.NextTrigger>
    </Pagination.Root>
  )
}
