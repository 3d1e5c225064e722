import { Pagination } from '@dogear/react'

export default function Basic() {
  return (
    <Pagination.Root count={100}>
      <Pagination.PrevTrigger>‹</Pagination.PrevTrigger>
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
      <Pagination.NextTrigger>›</Pagination.NextTrigger>
    </Pagination.Root>
  )
}
