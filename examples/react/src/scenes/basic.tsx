import { Pagination } from '@dogear/react'

export default function Basic() {
  return (
    <Pagination.Root count={100}>
      <ul>
        <li>
          <Pagination.PrevTrigger>‹</Pagination.PrevTrigger>
        </li>
        <Pagination.Context>
          {({ pages }) =>
            pages.map((entry, index) => (
              <li key={entry.value}>
                {entry.type === 'page' ? (
                  <Pagination.Item {...entry}>{entry.value}</Pagination.Item>
                ) : (
                  <Pagination.Ellipsis index={index}>…</Pagination.Ellipsis>
                )}
              </li>
            ))
          }
        </Pagination.Context>
        <li>
          <Pagination.NextTrigger>›</Pagination.NextTrigger>
        </li>
      </ul>
    </Pagination.Root>
  )
}
