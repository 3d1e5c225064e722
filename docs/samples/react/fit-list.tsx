import * as Pagination from '@dogear/react/pagination'

export default function FitList() {
  return (
    <Pagination.Root
      count={500}
      defaultPage={25}
      siblingCount={2}
      boundaryCount={2}
      aria-label="Fitted list"
      style={{ overflow: 'hidden', resize: 'horizontal' }}
    >
      <Pagination.PrevTrigger>‹</Pagination.PrevTrigger>
      <Pagination.FitList />
      <Pagination.NextTrigger>›</Pagination.NextTrigger>
    </Pagination.Root>
  )
}
