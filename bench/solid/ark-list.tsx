import { Pagination } from '@ark-ui/solid/pagination'
import { For } from 'solid-js'
import type { Options } from '../page'

export default function ArkList(props: Options) {
  return (
    <Pagination.Root count={props.count} defaultPageSize={props.pageSize}>
      <Pagination.PrevTrigger>Previous</Pagination.PrevTrigger>
      <ul>
        <Pagination.Context>
          {(pagination) => (
            <For each={pagination().pages}>
              {(entry, index) =>
                entry.type === 'page' ? (
                  <li>
                    <Pagination.Item {...entry}>{entry.value}</Pagination.Item>
                  </li>
                ) : (
                  <li aria-hidden="true">
                    <Pagination.Ellipsis index={index()}>…</Pagination.Ellipsis>
                  </li>
                )
              }
            </For>
          )}
        </Pagination.Context>
      </ul>
      <Pagination.NextTrigger>Next</Pagination.NextTrigger>
    </Pagination.Root>
  )
}
