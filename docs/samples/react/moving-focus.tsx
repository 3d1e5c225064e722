import { Pagination, usePagination } from '@dogear/react'
import { useRef } from 'react'
import { PageList } from '../../../examples/react/src/page-list'
import { elements } from '../../../examples/shared/elements'

export default function MovingFocus() {
  const heading = useRef<HTMLHeadingElement>(null)
  const pagination = usePagination({
    count: elements.length,
    onPageChange: () => heading.current?.focus(),
  })

  return (
    <>
      <h3 ref={heading} tabIndex={-1}>
        Elements, page {pagination.page}
      </h3>
      <ol start={pagination.pageRange.start + 1}>
        {pagination.slice(elements).map(({ number, name }) => (
          <li key={number}>{name}</li>
        ))}
      </ol>
      <Pagination.RootProvider value={pagination} aria-label="Elements below their heading">
        <PageList />
      </Pagination.RootProvider>
    </>
  )
}
