import type { UsePageUrlReturn } from '@dogear/react'
import * as Pagination from '@dogear/react/pagination'
import { createPageUrl } from '@dogear/react/url'

export const otherUrl = createPageUrl({ page: 'other', pageSize: 'others' })

/** Another list of the same router. */
export function Other({ list }: { list: UsePageUrlReturn }) {
  return (
    <Pagination.Root count={50} type="link" {...list} aria-label="Other">
      <Pagination.PrevTrigger>‹</Pagination.PrevTrigger>
      <Pagination.List />
      <Pagination.NextTrigger>›</Pagination.NextTrigger>
    </Pagination.Root>
  )
}
