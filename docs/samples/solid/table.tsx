import { Pagination, usePagination } from '@dogear/solid'
import {
  createColumnHelper,
  createSortedRowModel,
  createTable,
  rowSortingFeature,
  sortFns,
  tableFeatures,
} from '@tanstack/solid-table'
import { For } from 'solid-js'
import { ariaSort } from '../shared/aria-sort'
import { type ChemicalElement, elements } from '../shared/elements'
import { PageList } from './page-list'

const features = tableFeatures({ rowSortingFeature, sortedRowModel: createSortedRowModel(), sortFns })
const helper = createColumnHelper<typeof features, ChemicalElement>()
const columns = helper.columns([
  helper.accessor('number', { header: 'Number' }),
  helper.accessor('symbol', { header: 'Symbol' }),
  helper.accessor('name', { header: 'Element' }),
])

export default function Table() {
  const table = createTable({ features, columns, data: elements })
  const rows = () => table.getRowModel().rows
  const pagination = usePagination(() => ({ count: rows().length, defaultPageSize: 5 }))

  return (
    <>
      <table>
        <thead>
          <For each={table.getHeaderGroups()}>
            {(group) => (
              <tr>
                <For each={group.headers}>
                  {(header) => (
                    <th scope="col" aria-sort={ariaSort(header.column.getIsSorted())}>
                      <button type="button" onClick={(event) => header.column.getToggleSortingHandler()?.(event)}>
                        <table.FlexRender header={header} />
                      </button>
                    </th>
                  )}
                </For>
              </tr>
            )}
          </For>
        </thead>
        <tbody>
          <For each={pagination().slice(rows())}>
            {(row) => (
              <tr>
                <For each={row.getAllCells()}>
                  {(cell) => (
                    <td>
                      <table.FlexRender cell={cell} />
                    </td>
                  )}
                </For>
              </tr>
            )}
          </For>
        </tbody>
      </table>
      <Pagination.RootProvider value={pagination} aria-label="Rows of the table">
        <PageList />
      </Pagination.RootProvider>
    </>
  )
}
