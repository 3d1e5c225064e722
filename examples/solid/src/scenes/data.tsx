import { Pagination, usePagination } from '@dogear/solid'
import { iso6393 } from 'iso-639-3'
import { createMemo, createSignal, For } from 'solid-js'
import { PageList } from '../page-list'

export default function Data() {
  const [query, setQuery] = createSignal('')
  const found = createMemo(() => iso6393.filter(({ name }) => name.toLowerCase().includes(query().toLowerCase())))
  const pagination = usePagination(() => ({ count: found().length }))

  return (
    <>
      <label>
        Filter by name
        <input type="search" value={query()} onInput={(event) => setQuery(event.target.value)} />
      </label>
      <p role="status">{found().length.toLocaleString('en')} languages</p>
      <div class="rows">
        <table>
          <thead>
            <tr>
              <th scope="col">Code</th>
              <th scope="col">Language</th>
              <th scope="col">Type</th>
            </tr>
          </thead>
          <tbody>
            <For each={pagination().slice(found())}>
              {({ iso6393, name, type }) => (
                <tr>
                  <td>{iso6393}</td>
                  <td>{name}</td>
                  <td>{type}</td>
                </tr>
              )}
            </For>
          </tbody>
        </table>
      </div>
      <Pagination.RootProvider value={pagination} aria-label="Languages">
        <PageList />
      </Pagination.RootProvider>
    </>
  )
}
