import type { OrdersAnswer } from './orders-server'

const { format } = new Intl.NumberFormat('en', { style: 'currency', currency: 'EUR' })

/** Formats a price. */
export const price = (total: number) => format(total)

/** Describes the orders in the table. They are those of the last answer, even while the next one loads. */
export function ordersText(answer: OrdersAnswer | undefined): string {
  if (!answer) return 'Loading …'
  const { rows, offset, count } = answer
  if (!count) return 'No orders'
  return rows.length ? `Orders ${offset + 1}–${offset + rows.length} of ${count}` : `${count} orders`
}
