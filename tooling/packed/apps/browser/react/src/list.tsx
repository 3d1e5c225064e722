import { Pagination } from '@dogear/react'

export const List = () => (
  <Pagination.Context>
    {({ count, pageRange, pages }) => (
      <>
        <Pagination.PrevTrigger>‹</Pagination.PrevTrigger>
        {pages.map((entry, index) =>
          entry.type === 'page' ? (
            <Pagination.Item key={entry.value} {...entry}>
              {entry.value}
            </Pagination.Item>
          ) : (
            <Pagination.Ellipsis key={entry.value} index={index}>
              …
            </Pagination.Ellipsis>
          ),
        )}
        <Pagination.NextTrigger>›</Pagination.NextTrigger>
        <output>
          {pageRange.start + 1}–{pageRange.end} of {count}
        </output>
      </>
    )}
  </Pagination.Context>
)
