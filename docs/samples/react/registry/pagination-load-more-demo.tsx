import { usePagination } from '@dogear/react'
import { PaginationLoadMore } from './pagination-load-more'

const photos = Array.from({ length: 12 }, (_, index) => `Photo ${index + 1}`)

export default function PaginationLoadMoreDemo() {
  const pagination = usePagination({ count: photos.length, defaultPageSize: 5 })

  return (
    <PaginationLoadMore value={pagination}>
      {photos.slice(0, pagination.pageRange.end).map((photo) => (
        <li key={photo}>{photo}</li>
      ))}
    </PaginationLoadMore>
  )
}
