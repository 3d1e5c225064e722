import { Pagination } from '@dogear/solid'
import {
  createColumnHelper,
  createPaginatedRowModel,
  createTable,
  rowPaginationFeature,
  tableFeatures,
} from '@tanstack/solid-table'
import { For } from 'solid-js'
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
  const table = createTable({
    features,
    columns,
    data: elements,
    initialState: { pagination: { pageIndex: 0, pageSize: 5 } },
  })
  const pagination = () => table.atoms.pagination.get()

  return (
    <>
      <table>
        <thead>
          <For each={table.getHeaderGroups()}>
            {(group) => (
              <tr>
                <For each={group.headers}>
                  {(header) => (
                    <th scope="col">
                      <table.FlexRender header={header} />
                    </th>
                  )}
                </For>
              </tr>
            )}
          </For>
        </thead>
        <tbody>
          <For each={table.getRowModel().rows}>
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
      <Pagination.Root
        count={table.getRowCount()}
        page={pagination().pageIndex + 1}
        pageSize={pagination().pageSize}
        onPageChange={({ page }) => table.setPageIndex(page - 1)}
        onPageSizeChange={({ pageSize }) => table.setPageSize(pageSize)}
        aria-label="Rows of a table that keeps the page"
      >
        <PageList />
      </Pagination.Root>
    </>
  )
}
