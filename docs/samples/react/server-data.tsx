import { usePagination } from '@dogear/react'
import * as Pagination from '@dogear/react/pagination'
import { useEffect, useRef, useState } from 'react'
import { PageList } from '../../../examples/react/src/page-list'
import { type Answer, fetchElements } from '../shared/fetch-elements'

const pageSize = 10

export default function ServerData() {
  const [query, setQuery] = useState({ search: '', page: 1 })
  const [answer, setAnswer] = useState<Answer & { query: typeof query }>()
  const [failed, setFailed] = useState<typeof query>()
  const list = useRef<HTMLOListElement>(null)
  const busy = answer?.query !== query
  const pagination = usePagination({
    page: query.page,
    pageSize,
    count: answer?.count,
    busy,
    onPaginationChange: ({ page }) => setQuery({ ...query, page }),
    onPageOutOfRange: ({ page }) => setQuery({ ...query, page }),
  })

  useEffect(() => {
    const { search, page } = query
    const request = new AbortController()
    fetchElements({ search, offset: (page - 1) * pageSize, limit: pageSize }, request.signal).then(
      (answer) => !request.signal.aborted && setAnswer({ ...answer, query }),
      () => !request.signal.aborted && setFailed(query),
    )
    return () => request.abort()
  }, [query])

  function retry() {
    // The pressed button disappears, so focus moves to the rows.
    list.current?.focus()
    setQuery({ ...query })
  }

  return (
    <>
      <label>
        Search
        <input
          type="search"
          value={query.search}
          onChange={(event) => setQuery({ search: event.target.value, page: 1 })}
        />
      </label>
      <ol ref={list} tabIndex={-1} start={(answer?.offset ?? 0) + 1} aria-busy={busy && failed !== query}>
        {answer?.rows.map(({ number, name }) => (
          <li key={number}>{name}</li>
        ))}
      </ol>
      {answer?.count === 0 && <p>No elements found</p>}
      {failed === query && (
        <p role="alert">
          The elements could not be loaded.{' '}
          <button type="button" onClick={retry}>
            Try again
          </button>
        </p>
      )}
      <Pagination.RootProvider value={pagination} aria-label="Elements on a server">
        <PageList />
      </Pagination.RootProvider>
    </>
  )
}
