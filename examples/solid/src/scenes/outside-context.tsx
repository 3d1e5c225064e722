import { Pagination, usePagination } from '@dogear/solid'
import { iso6393 } from 'iso-639-3'
import { For } from 'solid-js'
import { PageList } from '../page-list'

const languages = iso6393.filter(({ iso6391 }) => iso6391)

export function OutsideContext() {
  const pagination = usePagination({ count: languages.length, defaultPageSize: 5 })

  return (
    <>
      <Pagination.RootProvider value={pagination} aria-label="Above the list">
        <PageList />
      </Pagination.RootProvider>
      <ol start={pagination().pageRange.start + 1}>
        <For each={pagination().slice(languages)}>{({ name }) => <li>{name}</li>}</For>
      </ol>
      <Pagination.RootProvider value={pagination} aria-label="Below the list">
        <PageList />
      </Pagination.RootProvider>
      <button type="button" onClick={() => pagination().setPage(19)}>
        Go to page 19
      </button>
    </>
  )
}
