import { Pagination } from '@dogear/solid'
import { For } from 'solid-js'

/** A list of pages, for any Root. `format` formats a page number. */
export const PageList = (props: { format?: (page: number) => string }) => (
  <ul>
    <li>
      <Pagination.PrevTrigger>‹</Pagination.PrevTrigger>
    </li>
    <Pagination.Context>
      {(pagination) => (
        <For each={pagination().pages}>
          {(entry, index) => (
            <li>
              {entry.type === 'page' ? (
                <Pagination.Item {...entry}>{props.format?.(entry.value) ?? entry.value}</Pagination.Item>
              ) : (
                <Pagination.Ellipsis index={index()}>…</Pagination.Ellipsis>
              )}
            </li>
          )}
        </For>
      )}
    </Pagination.Context>
    <li>
      <Pagination.NextTrigger>›</Pagination.NextTrigger>
    </li>
  </ul>
)
