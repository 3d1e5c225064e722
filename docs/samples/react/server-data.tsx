import { Pagination, usePagination } from '@dogear/react'
import { useEffect, useState } from 'react'
import { PageList } from '../../../examples/react/src/page-list'
import { type Answer, fetchElements } from '../shared/fetch-elements'

export default function ServerData() {
  const [answer, setAnswer] = useState<Answer>()
  const pagination = usePagination({ count: answer?.count })
  const { pageSize } = pagination
  const offset = pagination.pageRange.start

  useEffect(() => {
    const request = new AbortController()
    fetchElements(offset, pageSize, request.signal).then(setAnswer, (error) => {
      if (!request.signal.aborted) throw error
    })
    return () => request.abort()
  }, [offset, pageSize])

  return (
    <>
      <ol start={offset + 1} aria-busy={answer?.offset !== offset}>
        {answer?.rows.map(({ number, name }) => (
          <li key={number}>{name}</li>
        ))}
      </ol>
      <Pagination.RootProvider value={pagination} aria-label="Elements on a server">
        <PageList />
      </Pagination.RootProvider>
    </>
  )
}
