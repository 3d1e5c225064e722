import { Pagination } from '@dogear/react'
import type { Options } from '../page'

export default function Dogear({ count, pageSize }: Options) {
  return (
    <Pagination.Root count={count} defaultPageSize={pageSize}>
      <Pagination.FirstTrigger>First</Pagination.FirstTrigger>
      <Pagination.PrevTrigger>Previous</Pagination.PrevTrigger>
      <Pagination.Context>
        {({ pages }) =>
          pages.map((entry, index) =>
            entry.type === 'page' ? (
              <Pagination.Item key={entry.value} {...entry}>
                {entry.value}
              </Pagination.Item>
            ) : (
              <Pagination.Ellipsis key={entry.value} index={index}>
                …
              </Pagination.Ellipsis>
            ),
          )
        }
      </Pagination.Context>
      <Pagination.NextTrigger>Next</Pagination.NextTrigger>
      <Pagination.LastTrigger>Last</Pagination.LastTrigger>
    </Pagination.Root>
  )
}
