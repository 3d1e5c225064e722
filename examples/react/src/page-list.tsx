import { Pagination } from '@dogear/react'

/** A list of pages, for any Root. `format` formats a page number. */
export const PageList = ({ format = String }: { format?: (page: number) => string }) => (
  <ul>
    <li>
      <Pagination.PrevTrigger>‹</Pagination.PrevTrigger>
    </li>
    <Pagination.Context>
      {({ pages }) =>
        pages.map((entry, index) => (
          <li key={entry.value}>
            {entry.type === 'page' ? (
              <Pagination.Item {...entry}>{format(entry.value)}</Pagination.Item>
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
)
