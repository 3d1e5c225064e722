import type { PageAnswer } from '@dogear/core'

/** Laravel, `simplePaginate()`. */
export const laravelSimple = (answer: {
  current_page: number
  per_page: number
  data: unknown[]
  next_page_url: string | null
}): PageAnswer => ({
  page: answer.current_page,
  pageSize: answer.per_page,
  rows: answer.data.length,
  hasNextPage: answer.next_page_url !== null,
})

/** Spring Data, `Slice`, which counts pages from 0. */
export const springSlice = (answer: {
  number: number
  size: number
  numberOfElements: number
  last: boolean
}): PageAnswer => ({
  page: answer.number + 1,
  pageSize: answer.size,
  rows: answer.numberOfElements,
  hasNextPage: !answer.last,
})
