import { usePagination } from '@dogear/react'
import { elements } from '../../../examples/shared/elements'
import { TablePagination } from './table-pagination'

const rows = elements.slice(0, 13)

export default function UsingTablePagination() {
  const pagination = usePagination({ count: rows.length, defaultPageSize: 5 })

  return (
    <>
      <table>
        <tbody>
          {pagination.slice(rows).map(({ number, name }) => (
            <tr key={number}>
              <td>{number}</td>
              <td>{name}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <TablePagination value={pagination} label="Elements" sizes={[5, 10, 25, Number.POSITIVE_INFINITY]} />
    </>
  )
}
