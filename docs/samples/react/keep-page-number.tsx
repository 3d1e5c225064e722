import { usePaginationContext } from '@dogear/react'
import * as Pagination from '@dogear/react/pagination'

export default function KeepPageNumber() {
  return (
    <Pagination.Root count={500} defaultPage={25} aria-label="Articles with a page number that stays">
      <Pagination.PrevTrigger>‹</Pagination.PrevTrigger>
      <Pagination.FitList />
      <Pagination.NextTrigger>›</Pagination.NextTrigger>
      <SizeChanger sizes={[10, 20, 50, 100]} />
    </Pagination.Root>
  )
}

function SizeChanger({ sizes }: { sizes: readonly number[] }) {
  const { page, pageSize, setPagination } = usePaginationContext()

  return (
    <select
      aria-label="items per page"
      value={pageSize}
      onChange={(event) => setPagination({ page, pageSize: Number(event.target.value) })}
    >
      {sizes.map((size) => (
        <option key={size} value={size}>
          {size} / page
        </option>
      ))}
    </select>
  )
}
