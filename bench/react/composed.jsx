import { Pagination } from 'library'

export default function Composed({ count, pageSize }) {
  return (
    <Pagination.Root count={count} defaultPageSize={pageSize}>
      <Pagination.FirstTrigger>First</Pagination.FirstTrigger>
      <Pagination.PrevTrigger>Previous</Pagination.PrevTrigger>
      <ul data-scope="pagination" data-part="list">
        <Pagination.Context>
          {({ pages }) =>
            pages.map((entry, index) =>
              entry.type === 'page' ? (
                <li key={entry.value} data-scope="pagination" data-part="list-item">
                  <Pagination.Item {...entry}>{entry.value}</Pagination.Item>
                </li>
              ) : (
                <li key={entry.value ?? -index} data-scope="pagination" data-part="list-item" aria-hidden="true">
                  <Pagination.Ellipsis index={index}>…</Pagination.Ellipsis>
                </li>
              ),
            )
          }
        </Pagination.Context>
      </ul>
      <Pagination.NextTrigger>Next</Pagination.NextTrigger>
      <Pagination.LastTrigger>Last</Pagination.LastTrigger>
    </Pagination.Root>
  )
}
