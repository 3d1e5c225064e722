import { Pagination, usePagination } from '@dogear/react'
import { iso6393 } from 'iso-639-3'
import { useState } from 'react'
import { PageList } from '../page-list'

export default function Data() {
  const [query, setQuery] = useState('')
  const found = iso6393.filter(({ name }) => name.toLowerCase().includes(query.toLowerCase()))
  const pagination = usePagination({ count: found.length })

  return (
    <>
      <label>
        Filter by name
        <input type="search" value={query} onChange={(event) => setQuery(event.target.value)} />
      </label>
      <p role="status">{found.length.toLocaleString('en')} languages</p>
      <div className="rows">
        <table>
          <thead>
            <tr>
              <th scope="col">Code</th>
              <th scope="col">Language</th>
              <th scope="col">Type</th>
            </tr>
          </thead>
          <tbody>
            {pagination.slice(found).map(({ iso6393, name, type }) => (
              <tr key={iso6393}>
                <td>{iso6393}</td>
                <td>{name}</td>
                <td>{type}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <Pagination.RootProvider value={pagination} aria-label="Languages">
        <PageList />
      </Pagination.RootProvider>
    </>
  )
}
