import { Pagination } from '@dogear/react'

const control =
  'min-w-10 h-10 rounded hover:bg-gray-100 data-selected:bg-blue-700 data-selected:text-white ' +
  'data-disabled:text-gray-400 data-disabled:hover:bg-transparent'

export default function Tailwind() {
  return (
    <Pagination.Root count={200} className="flex items-center gap-1 tabular-nums">
      <Pagination.PrevTrigger className={control}>‹</Pagination.PrevTrigger>
      <Pagination.List
        className="flex items-center gap-1"
        itemProps={{ className: control }}
        ellipsisProps={{ className: 'min-w-10 text-center' }}
      />
      <Pagination.NextTrigger className={control}>›</Pagination.NextTrigger>
    </Pagination.Root>
  )
}
