import * as Pagination from '@dogear/react/pagination'
import { Entries } from './entries'

export default function Buttons() {
  return (
    <Pagination.Root count={100} defaultPage={2}>
      <Pagination.PrevTrigger>‹</Pagination.PrevTrigger>
      <Entries />
      <Pagination.NextTrigger>›</Pagination.NextTrigger>
    </Pagination.Root>
  )
}
