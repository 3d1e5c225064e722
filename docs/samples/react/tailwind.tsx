import { Pagination } from '@dogear/react'

const control =
  'min-w-10 h-10 rounded hover:bg-gray-100 data-selected:bg-blue-700 data-selected:text-white ' +
  'data-disabled:text-gray-400 data-disabled:hover:bg-transparent'

export default function Tailwind() {
  return (
    <Pagination.Root count={200} className="flex items-center gap-1 tabular-nums">
      <Pagination.PrevTrigger className={control}>‹</Pagination.PrevTrigger>
      <Pagination.Context>
        {({ pages }) =>
          pages.map((entry, index) =>
            entry.type === 'page' ? (
              <Pagination.Item key={entry.value} {...entry} className={control}>
                {entry.value}
              </Pagination.Item>
            ) : (
              <Pagination.Ellipsis key={entry.value} index={index} className="min-w-10 text-center">
                …
              </Pagination.Ellipsis>
            ),
          )
        }
      </Pagination.Context>
      <Pagination.NextTrigger className={control}>›</Pagination.NextTrigger>
    </Pagination.Root>
  )
}
