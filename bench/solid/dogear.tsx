import { Pagination } from '@dogear/solid'
import { For } from 'solid-js'
import type { Options } from '../page'

export default function Dogear(props: Options) {
  return (
    <Pagination.Root count={props.count} defaultPageSize={props.pageSize}>
      <Pagination.FirstTrigger>First</Pagination.FirstTrigger>
      <Pagination.PrevTrigger>Previous</Pagination.PrevTrigger>
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
      <Pagination.NextTrigger>Next</Pagination.NextTrigger>
      <Pagination.LastTrigger>Last</Pagination.LastTrigger>
    </Pagination.Root>
  )
}
