import { usePagination } from '@dogear/react'
import * as Pagination from '@dogear/react/pagination'
import {
  ClientSideRowModelModule,
  type ColDef,
  type GridApi,
  ModuleRegistry,
  PaginationModule,
} from 'ag-grid-community'
import { AgGridReact } from 'ag-grid-react'
import { useRef, useState } from 'react'
import { type ChemicalElement, elements } from '../../examples/shared/elements'

ModuleRegistry.registerModules([ClientSideRowModelModule, PaginationModule])

const columns: ColDef<ChemicalElement>[] = [{ field: 'number' }, { field: 'name' }]

export default function AgGrid() {
  const api = useRef<GridApi>(null)
  const [shown, setShown] = useState({ page: 1, pageSize: 10, count: 0 })
  const pagination = usePagination({
    ...shown,
    onPaginationChange({ page, pageSize }) {
      api.current?.setGridOption('paginationPageSize', pageSize)
      api.current?.paginationGoToPage(page - 1)
    },
  })

  return (
    <>
      <AgGridReact
        rowData={[...elements]}
        columnDefs={columns}
        domLayout="autoHeight"
        pagination
        paginationPageSize={10}
        paginationPageSizeSelector={false}
        suppressPaginationPanel
        onGridReady={(event) => {
          api.current = event.api
        }}
        onPaginationChanged={({ api }) =>
          setShown({
            page: api.paginationGetCurrentPage() + 1,
            pageSize: api.paginationGetPageSize(),
            count: api.paginationGetRowCount(),
          })
        }
      />
      <Pagination.RootProvider value={pagination} aria-label="Elements">
        <label>
          Rows per page <Pagination.PageSizeSelect sizes={[10, 20, 50]} aria-label="Rows per page" />
        </label>
        <Pagination.Status />
        <Pagination.PrevTrigger>Previous</Pagination.PrevTrigger>
        <Pagination.List />
        <Pagination.NextTrigger>Next</Pagination.NextTrigger>
      </Pagination.RootProvider>
    </>
  )
}
