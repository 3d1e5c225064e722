import * as Pagination from '@dogear/solid/pagination'

export default function PageRange() {
  return (
    <Pagination.Root count={950} defaultPage={50} aria-label="Page range">
      <Pagination.Status />
      <Pagination.FirstTrigger>«</Pagination.FirstTrigger>
      <Pagination.PrevTrigger>‹</Pagination.PrevTrigger>
      <Pagination.FitList ellipsis={(entry) => <Pagination.EllipsisTrigger {...entry}>…</Pagination.EllipsisTrigger>} />
      <Pagination.NextTrigger>›</Pagination.NextTrigger>
      <Pagination.LastTrigger>»</Pagination.LastTrigger>
      <label>
        Page
        <Pagination.PageInput />
      </label>
    </Pagination.Root>
  )
}
