import { Pagination } from '@dogear/solid'
import { For } from 'solid-js'

export default function Loop() {
  return (
    <Pagination.Root count={100} aria-label="Loop of parts">
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
                    <Pagination.Item {...entry}>{entry.value}</Pagination.Item>
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
    </Pagination.Root>
  )
}
