import { usePagination } from '@dogear/react'
import * as Pagination from '@dogear/react/pagination'
import { ApiProvider, createApi, fakeBaseQuery } from '@reduxjs/toolkit/query/react'
import { useRef, useState } from 'react'
import { PageList } from '../../../examples/react/src/page-list'
import { type Answer, fetchElements } from '../shared/fetch-elements'

const limit = 10

// In an app, fetchBaseQuery requests the URL of the page.
const api = createApi({
  baseQuery: fakeBaseQuery<string>(),
  endpoints: (build) => ({
    getElements: build.query<Answer, number>({
      queryFn: (page, { signal }) =>
        fetchElements({ search: '', offset: (page - 1) * limit, limit }, signal).then(
          (data) => ({ data }),
          (error) => ({ error: String(error) }),
        ),
    }),
  }),
})

function Elements() {
  const [page, setPage] = useState(1)
  const list = useRef<HTMLOListElement>(null)
  const { data, currentData, isError, refetch } = api.useGetElementsQuery(page)
  const busy = !currentData
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
    refetch()
  }

  return (
    <>
      <ol ref={list} tabIndex={-1} start={(data?.offset ?? 0) + 1} aria-busy={busy}>
        {data?.rows.map(({ number, name }) => (
          <li key={number}>{name}</li>
        ))}
      </ol>
      {isError && (
        <p role="alert">
          The elements could not be loaded.{' '}
          <button type="button" onClick={retry}>
            Try again
          </button>
        </p>
      )}
      <Pagination.RootProvider value={pagination} aria-label="Elements by RTK Query">
        <PageList />
      </Pagination.RootProvider>
    </>
  )
}

export default function ServerDataRtkQuery() {
  return (
    <ApiProvider api={api}>
      <Elements />
    </ApiProvider>
  )
}
