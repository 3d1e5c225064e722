import { ApolloClient, gql, InMemoryCache, type TypedDocumentNode } from '@apollo/client'
import { useQuery } from '@apollo/client/react'
import { usePagination } from '@dogear/react'
import * as Pagination from '@dogear/react/pagination'
import { useRef, useState } from 'react'
import { PageList } from '../../../examples/react/src/page-list'
import { elementsLink } from '../shared/elements-link'
import type { Answer } from '../shared/fetch-elements'

// In an app, HttpLink requests the data, and ApolloProvider provides the client.
const client = new ApolloClient({ cache: new InMemoryCache(), link: elementsLink })

const query: TypedDocumentNode<{ elements: Answer }, { offset: number; limit: number }> = gql`
  query Elements($offset: Int!, $limit: Int!) {
    elements(offset: $offset, limit: $limit) {
      offset
      count
      rows {
        number
        name
      }
    }
  }
`

const limit = 10

export default function ServerDataApollo() {
  const [page, setPage] = useState(1)
  const list = useRef<HTMLOListElement>(null)
  const variables = { offset: (page - 1) * limit, limit }
  const { data, previousData, error, refetch } = useQuery(query, {
    client,
    variables,
  })
  const shown = (data ?? previousData)?.elements
  const busy = !data
  const pagination = usePagination({
    page,
    pageSize: limit,
    count: shown?.count,
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
      <ol ref={list} tabIndex={-1} start={(shown?.offset ?? 0) + 1} aria-busy={busy}>
        {shown?.rows.map(({ number, name }) => (
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
      <Pagination.RootProvider value={pagination} aria-label="Elements by Apollo Client">
        <PageList />
      </Pagination.RootProvider>
    </>
  )
}
