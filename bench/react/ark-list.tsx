import { Pagination } from '@ark-ui/react/pagination'
import type { Options } from '../page'

export default function ArkList({ count, pageSize }: Options) {
  return (
    <Pagination.Root count={count} defaultPageSize={pageSize}>
      <Pagination.PrevTrigger>Previous</Pagination.PrevTrigger>
      <ul>
        <Pagination.Context>
          {({ pages }) =>
            pages.map((entry, index) =>
              entry.type === 'page' ? (
                <li key={entry.value}>
                  <Pagination.Item {...entry}>{entry.value}</Pagination.Item>
                </li>
              ) : (
                <li key={`ellipsis-${index}`} aria-hidden="true">
                  <Pagination.Ellipsis index={index}>…</Pagination.Ellipsis>
                </li>
              ),
            )
          }
        </Pagination.Context>
      </ul>
      <Pagination.NextTrigger>Next</Pagination.NextTrigger>
    </Pagination.Root>
  )
}
