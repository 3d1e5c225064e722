import * as Pagination from '@dogear/solid/pagination'

export default function FirstAndLast() {
  return (
    <Pagination.Root count={100} aria-label="First and last">
      <Pagination.FirstTrigger>«</Pagination.FirstTrigger>
      <Pagination.PrevTrigger>‹</Pagination.PrevTrigger>
      <Pagination.FitList />
      <Pagination.NextTrigger>›</Pagination.NextTrigger>
      <Pagination.LastTrigger>»</Pagination.LastTrigger>
    </Pagination.Root>
  )
}
