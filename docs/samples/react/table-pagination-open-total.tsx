import { usePagination } from '@dogear/react'
import { useState } from 'react'
import { elements } from '../../../examples/shared/elements'
import { TablePagination } from './table-pagination'

export default function TablePaginationOpenTotal() {
  const [{ page, pageSize }, setShown] = useState({ page: 1, pageSize: 5 })
  const { rows, hasNextPage } = readRows(page, pageSize)
  const pagination = usePagination({
    page,
    pageSize,
    hasNextPage,
    minCount: page * pageSize,
    // The last page reveals the total.
    count: hasNextPage ? undefined : (page - 1) * pageSize + rows.length,
    onPaginationChange: setShown,
  })

  return (
    <>
      <table>
        <tbody>
          {rows.map(({ number, name }) => (
            <tr key={number}>
              <td>{number}</td>
              <td>{name}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <TablePagination value={pagination} label="Elements without a total" sizes={[5, 10, 25]} />
    </>
  )
}

/** Answers like a server that reads one row more than it sends, and doesn't count. */
function readRows(page: number, pageSize: number) {
  const found = elements.slice(0, 13).slice((page - 1) * pageSize, page * pageSize + 1)
  return { rows: found.slice(0, pageSize), hasNextPage: found.length > pageSize }
}
