import { Pagination } from '@dogear/react'
import {
  createColumnHelper,
  createPaginatedRowModel,
  rowPaginationFeature,
  tableFeatures,
  useTable,
} from '@tanstack/react-table'
import { type ChemicalElement, elements } from '../shared/elements'
import { PageList } from './page-list'

const features = tableFeatures({ rowPaginationFeature, paginatedRowModel: createPaginatedRowModel() })
const helper = createColumnHelper<typeof features, ChemicalElement>()
const columns = helper.columns([
  helper.accessor('number', { header: 'Number' }),
  helper.accessor('symbol', { header: 'Symbol' }),
  helper.accessor('name', { header: 'Element' }),
])

export default function TableKeepsPage() {
  const table = useTable({
    features,
    columns,
    data: elements,
    initialState: { pagination: { pageIndex: 0, pageSize: 5 } },
  })
  const { pageIndex, pageSize } = table.state.pagination

  return (
    <>
      <table>
        <thead>
          {table.getHeaderGroups().map((group) => (
            <tr key={group.id}>
              {group.headers.map((header) => (
                <th key={header.id} scope="col">
                  <table.FlexRender header={header} />
                </th>
              ))}
            </tr>
          ))}
        </thead>
        <tbody>
          {table.getRowModel().rows.map((row) => (
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
