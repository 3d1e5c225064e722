import * as Pagination from '@dogear/react/pagination'

export default function Loop() {
  return (
    <Pagination.Root count={100} aria-label="Loop of parts">
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
