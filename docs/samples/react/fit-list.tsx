import { Pagination } from '@dogear/react'

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
