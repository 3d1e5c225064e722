import { Pagination } from '@ark-ui/react/pagination'
import type { Options } from '../page'

export default function Ark({ count, pageSize }: Options) {
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
              <Pagination.Ellipsis key={`ellipsis-${index}`} index={index}>
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
