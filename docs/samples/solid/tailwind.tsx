import { Pagination } from '@dogear/solid'
import { For } from 'solid-js'

const control =
  'min-w-10 h-10 rounded hover:bg-gray-100 data-selected:bg-blue-700 data-selected:text-white ' +
  'data-disabled:text-gray-400 data-disabled:hover:bg-transparent'

export default function Tailwind() {
  return (
    <Pagination.Root count={200} class="flex items-center gap-1 tabular-nums">
      <Pagination.PrevTrigger class={control}>‹</Pagination.PrevTrigger>
      <Pagination.Context>
        {(pagination) => (
          <For each={pagination().pages}>
            {(entry, index) =>
              entry.type === 'page' ? (
                <Pagination.Item {...entry} class={control}>
                  {entry.value}
                </Pagination.Item>
              ) : (
                <Pagination.Ellipsis index={index()} class="min-w-10 text-center">
                  …
                </Pagination.Ellipsis>
              )
            }
          </For>
        )}
      </Pagination.Context>
      <Pagination.NextTrigger class={control}>›</Pagination.NextTrigger>
    </Pagination.Root>
  )
}
