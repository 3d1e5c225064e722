import { usePagination } from '@dogear/solid'
import { For } from 'solid-js'
import { PaginationLoadMore } from './pagination-load-more'

const photos = Array.from({ length: 12 }, (_, index) => `Photo ${index + 1}`)

export default function PaginationLoadMoreDemo() {
  const pagination = usePagination({ count: photos.length, defaultPageSize: 5 })

  return (
    <PaginationLoadMore value={pagination}>
      <For each={photos.slice(0, pagination().pageRange.end)}>{(photo) => <li>{photo}</li>}</For>
    </PaginationLoadMore>
  )
}
