import { createPageUrl } from '@dogear/core/url'
import { Pagination, usePageUrl, usePagination } from '@dogear/solid'
import { For, Show } from 'solid-js'
import { elements } from '../../../examples/shared/elements'

const pageUrl = createPageUrl()

export default function LoadMore() {
  let list!: HTMLOListElement
  const address = usePageUrl(pageUrl, { url: '' })
  const pagination = usePagination(() => ({
    count: elements.length,
    ...address,
    // Called when somebody asks for more, but not after Back.
    navigate(url, { page, pageSize }) {
      address.navigate(url)
      // A request is a batch, so the new items are there when it has ended.
      queueMicrotask(() => list.querySelectorAll('li')[(page - 1) * pageSize]?.focus())
    },
  }))

  return (
    <>
      <ol ref={list}>
        <For each={elements.slice(0, pagination().pageRange.end)}>{({ name }) => <li tabIndex={-1}>{name}</li>}</For>
      </ol>
      <Pagination.RootProvider
        value={pagination}
        aria-label="More elements"
        style={{ gap: '1rem', 'align-items': 'center' }}
      >
        <Pagination.Status text={({ end, count }) => `${end} of ${count} shown`} />
        <Show when={pagination().nextPage}>
          <Pagination.NextTrigger aria-label="Load more" style={{ border: '1px solid', padding: '0 1rem' }}>
            Load more
          </Pagination.NextTrigger>
        </Show>
      </Pagination.RootProvider>
    </>
  )
}
