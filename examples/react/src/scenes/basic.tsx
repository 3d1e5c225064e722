import * as Pagination from '@dogear/react/pagination'

export default function Basic() {
  return (
    <Pagination.Root count={100}>
      <Pagination.PrevTrigger>‹</Pagination.PrevTrigger>
      <Pagination.List />
      <Pagination.NextTrigger>›</Pagination.NextTrigger>
    </Pagination.Root>
  )
}
