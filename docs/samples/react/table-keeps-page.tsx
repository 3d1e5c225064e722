import * as Pagination from '@dogear/react/pagination'
import { createPaginatedRowModel, rowPaginationFeature, tableFeatures, useTable } from '@tanstack/react-table'
import { PageList } from '../../../examples/react/src/page-list'
import { elements } from '../../../examples/shared/elements'
import { columns } from '../shared/columns'

const features = tableFeatures({ rowPaginationFeature, paginatedRowModel: createPaginatedRowModel() })

export default function TableKeepsPage() {
  const table = useTable({ features, columns, data: elements })
  const { pageIndex, pageSize } = table.state.pagination

  return (
    <>
      <ol start={pageIndex * pageSize + 1}>
        {table.getRowModel().rows.map((row) => (
          <li key={row.id}>{row.original.name}</li>
        ))}
      </ol>
      <Pagination.Root
        count={table.getRowCount()}
        page={pageIndex + 1}
        pageSize={pageSize}
        onPageChange={({ page }) => table.setPageIndex(page - 1)}
        onPageSizeChange={({ pageSize }) => table.setPageSize(pageSize)}
        aria-label="Rows of a table that keeps the page"
      >
        <PageList />
      </Pagination.Root>
    </>
  )
}
