import { usePagination } from '@dogear/react'
import * as Pagination from '@dogear/react/pagination'
import { rowPaginationFeature, tableFeatures, useTable } from '@tanstack/react-table'
import { useEffect, useState } from 'react'
import { PageList } from '../../../examples/react/src/page-list'
import type { ChemicalElement } from '../../../examples/shared/elements'
import { columns } from '../shared/columns'
import { type Answer, fetchElements } from '../shared/fetch-elements'

const features = tableFeatures({ rowPaginationFeature })
const noRows: readonly ChemicalElement[] = []

export default function TableServer() {
  const [answer, setAnswer] = useState<Answer & { asked: object }>()
  const table = useTable({
    features,
    columns,
    data: answer?.rows ?? noRows,
    getRowId: ({ number }) => `${number}`,
    manualPagination: true,
    initialState: { pagination: { pageIndex: 0, pageSize: 5 } },
  })
  const asked = table.state.pagination
  const busy = answer?.asked !== asked
  const pagination = usePagination({
    page: asked.pageIndex + 1,
    pageSize: asked.pageSize,
    count: answer?.count,
    busy,
    onPaginationChange: ({ page, pageSize }) => table.setPagination({ pageIndex: page - 1, pageSize }),
    onPageOutOfRange: ({ page, pageSize }) => table.setPagination({ pageIndex: page - 1, pageSize }),
  })

  useEffect(() => {
    const { pageIndex, pageSize } = asked
    const request = new AbortController()
    fetchElements({ search: '', offset: pageIndex * pageSize, limit: pageSize }, request.signal).then(
      (answer) => !request.signal.aborted && setAnswer({ ...answer, asked }),
      (error) => {
        if (!request.signal.aborted) throw error
      },
    )
    return () => request.abort()
  }, [asked])

  return (
    <>
      <table aria-busy={busy}>
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
      <label>
        Rows per page
        <select value={pagination.pageSize} onChange={(event) => pagination.setPageSize(Number(event.target.value))}>
          <option>5</option>
          <option>10</option>
        </select>
      </label>
      <Pagination.RootProvider value={pagination} aria-label="Rows of a table on a server">
        <PageList />
      </Pagination.RootProvider>
    </>
  )
}
