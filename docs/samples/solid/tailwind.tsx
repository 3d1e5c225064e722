import { Pagination } from '@dogear/solid'

const control =
  'min-w-10 h-10 rounded hover:bg-gray-100 data-selected:bg-blue-700 data-selected:text-white ' +
  'data-disabled:text-gray-400 data-disabled:hover:bg-transparent'

export default function Tailwind() {
  return (
    <Pagination.Root count={200} class="flex items-center gap-1 tabular-nums">
      <Pagination.PrevTrigger class={control}>‹</Pagination.PrevTrigger>
      <Pagination.List
        class="flex items-center gap-1"
        itemProps={{ class: control }}
        ellipsisProps={{ class: 'min-w-10 text-center' }}
      />
      <Pagination.NextTrigger class={control}>›</Pagination.NextTrigger>
    </Pagination.Root>
  )
}
