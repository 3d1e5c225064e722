import { usePagination } from '@dogear/react'
import { PaginationTableFooter } from './pagination-table-footer'

const invoices = Array.from({ length: 95 }, (_, index) => `Invoice ${index + 1}`)

export default function PaginationTableFooterDemo() {
  const pagination = usePagination({ count: invoices.length, defaultPageSize: 5 })

  return (
    <div className="grid gap-3">
      <table className="w-full text-left text-sm">
        <thead>
          <tr className="border-b border-input">
            <th scope="col" className="h-9 font-medium">
              Number
            </th>
          </tr>
        </thead>
        <tbody>
          {pagination.slice(invoices).map((invoice) => (
            <tr key={invoice} className="border-b border-input">
              <td className="h-9">{invoice}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <PaginationTableFooter value={pagination} sizes={[5, 10, 20]} />
    </div>
  )
}
