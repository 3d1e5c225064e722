import { Pagination, usePagination } from '@dogear/solid'
import { createSortedRowModel, createTable, rowSortingFeature, sortFns, tableFeatures } from '@tanstack/solid-table'
import { For } from 'solid-js'
import { elements } from '../../../examples/shared/elements'
import { PageList } from '../../../examples/solid/src/page-list'
import { ariaSort } from '../shared/aria-sort'
import { columns } from '../shared/columns'

const features = tableFeatures({ rowSortingFeature, sortedRowModel: createSortedRowModel(), sortFns })

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
