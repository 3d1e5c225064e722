import { Pagination } from '@dogear/solid'
import { For } from 'solid-js'

export default function Basic() {
  return (
    <Pagination.Root count={100}>
      <Pagination.PrevTrigger>‹</Pagination.PrevTrigger>
      <Pagination.Context>
        {(pagination) => (
          <For each={pagination().pages}>
            {(entry, index) =>
              entry.type === 'page' ? (
                <Pagination.Item {...entry}>{entry.value}</Pagination.Item>
              ) : (
                <Pagination.Ellipsis index={index()}>…</Pagination.Ellipsis>
              )
            }
          </For>
        )}
      </Pagination.Context>
      <Pagination.NextTrigger>›</Pagination.NextTrigger>
    </Pagination.Root>
  )
}
