import { usePagination } from '@dogear/react'
import * as Pagination from '@dogear/react/pagination'
import { createSortedRowModel, rowSortingFeature, sortFns, tableFeatures, useTable } from '@tanstack/react-table'
import { PageList } from '../../../examples/react/src/page-list'
import { elements } from '../../../examples/shared/elements'
import { ariaSort } from '../shared/aria-sort'
import { columns } from '../shared/columns'

const features = tableFeatures({ rowSortingFeature, sortedRowModel: createSortedRowModel(), sortFns })

export default function Table() {
  const table = useTable({ features, columns, data: elements })
  const { rows } = table.getRowModel()
  const pagination = usePagination({ count: rows.length, defaultPageSize: 5 })

  return (
    <>
      <table>
        <thead>
          {table.getHeaderGroups().map((group) => (
            <tr key={group.id}>
              {group.headers.map((header) => (
                <th key={header.id} scope="col" aria-sort={ariaSort(header.column.getIsSorted())}>
                  <button type="button" onClick={header.column.getToggleSortingHandler()}>
                    <table.FlexRender header={header} />
                  </button>
                </th>
              ))}
            </tr>
          ))}
        </thead>
        <tbody>
          {pagination.slice(rows).map((row) => (
            <tr key={row.id}>
              {row.getAllCells().map((cell) => (
                <td key={cell.id}>
                  <table.FlexRender cell={cell} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <Pagination.RootProvider value={pagination} aria-label="Rows of the table">
        <PageList />
      </Pagination.RootProvider>
    </>
  )
}
