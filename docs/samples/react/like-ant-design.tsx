import '../shared/like-ant-design.css'
import { usePaginationContext } from '@dogear/react'
import * as Pagination from '@dogear/react/pagination'
import type { KeyboardEvent } from 'react'

export default function LikeAntDesign({ sizes = [10, 20, 50, 100] }: { sizes?: readonly number[] }) {
  return (
    <Pagination.Root count={500} defaultPage={25} siblingCount={2} aria-label="Results" className="like-ant-design">
      <Pagination.Status text={({ start, end, count }) => `${start}-${end} of ${count} items`} />
      <Pagination.PrevTrigger>‹</Pagination.PrevTrigger>
      <Pagination.FitList
        ellipsis={(entry) => (
          <Pagination.EllipsisTrigger {...entry} className="jump">
            <span>…</span>
            <span className="arrows">{entry.value === 'ellipsis-start' ? '«' : '»'}</span>
          </Pagination.EllipsisTrigger>
        )}
      />
      <Pagination.NextTrigger>›</Pagination.NextTrigger>
      <SizeChanger sizes={sizes} />
      <QuickJumper />
    </Pagination.Root>
  )
}

function SizeChanger({ sizes }: { sizes: readonly number[] }) {
  const { pageSize } = usePaginationContext()
  // Without an option for the current size, the select would be blank.
  const all = [...new Set([...sizes, pageSize])].sort((a, b) => a - b)

  return (
    <Pagination.PageSizeSelect>
      {all.map((size) => (
        <option key={size} value={size}>
          {size} / page
        </option>
      ))}
    </Pagination.PageSizeSelect>
  )
}

function QuickJumper() {
  const { setPage } = usePaginationContext()

  function jump(event: KeyboardEvent<HTMLInputElement>) {
    if (event.key !== 'Enter') return
    // A form around the pagination isn't submitted.
    event.preventDefault()
    const page = Number(event.currentTarget.value)
    if (page) setPage(page)
    event.currentTarget.value = ''
  }

  return (
    <label>
      Go to page
      <input inputMode="numeric" size={3} onKeyDown={jump} />
    </label>
  )
}
