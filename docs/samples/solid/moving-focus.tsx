import { Pagination, usePagination } from '@dogear/solid'
import { For } from 'solid-js'
import { elements } from '../../../examples/shared/elements'
import { PageList } from '../../../examples/solid/src/page-list'

export default function MovingFocus() {
  let heading!: HTMLHeadingElement
  const pagination = usePagination({
    count: elements.length,
    onPageChange: () => heading.focus(),
  })

  return (
    <>
      <h3 ref={heading} tabIndex={-1}>
        Elements, page {pagination().page}
      </h3>
      <ol start={pagination().pageRange.start + 1}>
        <For each={pagination().slice(elements)}>{({ name }) => <li>{name}</li>}</For>
      </ol>
      <Pagination.RootProvider value={pagination} aria-label="Elements below their heading">
        <PageList />
      </Pagination.RootProvider>
    </>
  )
}
