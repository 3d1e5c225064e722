import { Pagination } from '@dogear/solid'
import { createPaginatedRowModel, createTable, rowPaginationFeature, tableFeatures } from '@tanstack/solid-table'
import { For } from 'solid-js'
import { elements } from '../../../examples/shared/elements'
import { PageList } from '../../../examples/solid/src/page-list'
import { columns } from '../shared/columns'

const features = tableFeatures({ rowPaginationFeature, paginatedRowModel: createPaginatedRowModel() })

export default function TableKeepsPage() {
  const table = createTable({ features, columns, data: elements })
  const pageIndex = () => table.atoms.pagination.get().pageIndex
  const pageSize = () => table.atoms.pagination.get().pageSize

  return (
    <>
      <ol start={pageIndex() * pageSize() + 1}>
        <For each={table.getRowModel().rows}>{(row) => <li>{row.original.name}</li>}</For>
      </ol>
      <Pagination.Root
        count={table.getRowCount()}
        page={pageIndex() + 1}
        pageSize={pageSize()}
        onPageChange={({ page }) => table.setPageIndex(page - 1)}
        onPageSizeChange={({ pageSize }) => table.setPageSize(pageSize)}
        aria-label="Rows of a table that keeps the page"
      >
        <PageList />
      </Pagination.Root>
    </>
  )
}
