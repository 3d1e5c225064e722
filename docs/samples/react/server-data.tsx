import { Pagination, usePagination } from '@dogear/react'
import { useEffect, useState } from 'react'
import { type Answer, fetchElements } from '../shared/fetch-elements'
import { PageList } from './page-list'

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
      <table aria-busy={answer?.offset !== offset}>
        <thead>
          <tr>
            <th scope="col">Number</th>
            <th scope="col">Element</th>
          </tr>
        </thead>
        <tbody>
          {answer?.rows.map(({ number, name }) => (
            <tr key={number}>
              <td>{number}</td>
              <td>{name}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <Pagination.RootProvider value={pagination} aria-label="Elements on a server">
        <PageList />
      </Pagination.RootProvider>
    </>
  )
}
