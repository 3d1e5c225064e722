import { Pagination } from '@dogear/react'

export default function FirstAndLast() {
  return (
    <Pagination.Root count={100} aria-label="First and last">
      <ul>
        <li>
          <Pagination.FirstTrigger>«</Pagination.FirstTrigger>
        </li>
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
        <li>
          <Pagination.LastTrigger>»</Pagination.LastTrigger>
        </li>
      </ul>
    </Pagination.Root>
  )
}
