import { Pagination } from '@dogear/solid'
import { For } from 'solid-js'

export const List = () => (
  <Pagination.Context>
    {(pagination) => (
      <>
        <Pagination.PrevTrigger>‹</Pagination.PrevTrigger>
        <For each={pagination().pages}>
          {(entry, index) =>
            entry.type === 'page' ? (
              <Pagination.Item {...entry}>{entry.value}</Pagination.Item>
            ) : (
              <Pagination.Ellipsis index={index()}>…</Pagination.Ellipsis>
            )
          }
        </For>
        <Pagination.NextTrigger>›</Pagination.NextTrigger>
        <output>
          {pagination().pageRange.start + 1}–{pagination().pageRange.end} of {pagination().count}
        </output>
      </>
    )}
  </Pagination.Context>
)
