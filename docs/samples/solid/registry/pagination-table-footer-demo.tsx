import { usePagination } from '@dogear/solid'
import { For } from 'solid-js'
import { PaginationTableFooter } from './pagination-table-footer'

const invoices = Array.from({ length: 95 }, (_, index) => `Invoice ${index + 1}`)

export default function PaginationTableFooterDemo() {
  const pagination = usePagination({ count: invoices.length, defaultPageSize: 5 })

  return (
    <div class="grid gap-3">
      <table class="w-full text-left text-sm">
        <thead>
          <tr class="border-b border-input">
            <th scope="col" class="h-9 font-medium">
              Number
            </th>
          </tr>
        </thead>
        <tbody>
          <For each={pagination().slice(invoices)}>
            {(invoice) => (
              <tr class="border-b border-input">
                <td class="h-9">{invoice}</td>
              </tr>
            )}
          </For>
        </tbody>
      </table>
      <PaginationTableFooter value={pagination} sizes={[5, 10, 20]} />
    </div>
  )
}
