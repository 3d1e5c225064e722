import { usePagination } from '@dogear/react'
import * as Pagination from '@dogear/react/pagination'
import { useRef, useState } from 'react'
import useSWR from 'swr'
import { PageList } from '../../../examples/react/src/page-list'
import { fetchElements } from '../shared/fetch-elements'

const limit = 10

export default function ServerDataSwr() {
  const [page, setPage] = useState(1)
  const list = useRef<HTMLOListElement>(null)
  const { data, error, isLoading, mutate } = useSWR(
    ['elements', page],
    ([, page]) => fetchElements({ search: '', offset: (page - 1) * limit, limit }, new AbortController().signal),
    { keepPreviousData: true },
  )
  // After an error, the rows are still those of another page.
  const busy = isLoading || !!error
  const pagination = usePagination({
    page,
    pageSize: limit,
    count: data?.count,
    busy,
    onPageChange: ({ page }) => setPage(page),
  })

  function retry() {
    // The pressed button disappears, so focus moves to the rows.
    list.current?.focus()
    mutate()
  }

  return (
    <>
      <ol ref={list} tabIndex={-1} start={(data?.offset ?? 0) + 1} aria-busy={busy}>
        {data?.rows.map(({ number, name }) => (
          <li key={number}>{name}</li>
        ))}
      </ol>
      {error && (
        <p role="alert">
          The elements could not be loaded.{' '}
          <button type="button" onClick={retry}>
            Try again
          </button>
        </p>
      )}
      <Pagination.RootProvider value={pagination} aria-label="Elements by SWR">
        <PageList />
      </Pagination.RootProvider>
    </>
  )
}
