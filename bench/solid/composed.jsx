import { Pagination } from 'library'
import { For } from 'solid-js'

export default function Composed(props) {
  return (
    <Pagination.Root count={props.count} defaultPageSize={props.pageSize}>
      <Pagination.FirstTrigger>First</Pagination.FirstTrigger>
      <Pagination.PrevTrigger>Previous</Pagination.PrevTrigger>
      <ul data-scope="pagination" data-part="list">
        <Pagination.Context>
          {(pagination) => (
            <For each={pagination().pages}>
              {(entry, index) =>
                entry.type === 'page' ? (
                  <li data-scope="pagination" data-part="list-item">
                    <Pagination.Item {...entry}>{entry.value}</Pagination.Item>
                  </li>
                ) : (
                  <li data-scope="pagination" data-part="list-item" aria-hidden="true">
                    <Pagination.Ellipsis index={index()}>…</Pagination.Ellipsis>
                  </li>
                )
              }
            </For>
          )}
        </Pagination.Context>
      </ul>
      <Pagination.NextTrigger>Next</Pagination.NextTrigger>
      <Pagination.LastTrigger>Last</Pagination.LastTrigger>
    </Pagination.Root>
  )
}
