/** Simulates a server with orders: it filters, sorts, pages and deletes. Its data lasts until the page is reloaded. */
import { respond } from './respond'

interface Order {
  readonly number: number
  readonly customer: string
  readonly status: string
  readonly total: number
}

export interface OrdersQuery {
  readonly page: number
  readonly pageSize: number
  /** One of `statuses`, or empty for all orders. */
  readonly status: string
  /** Name of one of `columns`. */
  readonly sort: string
}

export interface OrdersAnswer {
  readonly rows: readonly Order[]
  /** Number of orders before these. */
  readonly offset: number
  /** Number of orders of this status. */
  readonly count: number
}

export const statuses = ['Open', 'Shipped', 'Returned']

/** The columns that the server can sort by. */
export const columns = [
  { name: 'Order', direction: 'ascending' },
  { name: 'Customer', direction: 'ascending' },
  { name: 'Total', direction: 'descending' },
] as const

const customers =
  'Ada Byron, Grace Hopper, Alan Turing, Edsger Dijkstra, Barbara Liskov, Donald Knuth, Frances Allen, Ken Thompson, ' +
  'Radia Perlman, Tony Hoare, Karen Jones, Niklaus Wirth, Adele Goldberg, John Backus, Shafi Goldwasser, Robin Milner'

let orders: readonly Order[] = Array.from({ length: 121 }, (_, index) => ({
  number: 1001 + index,
  customer: customers.split(', ')[(index * 7) % 16] as string,
  status: index % 9 === 4 ? 'Returned' : (statuses[index % 3 === 0 ? 0 : 1] as string),
  total: 12 + ((index * 7919) % 48_800) / 100,
}))

/** One page of the orders of a status. */
export const fetchOrders = ({ page, pageSize, status, sort }: OrdersQuery, signal: AbortSignal) =>
  respond((): OrdersAnswer => {
    const found = orders
      .filter((order) => !status || order.status === status)
      .sort((a, b) => {
        if (sort === 'Customer') return a.customer.localeCompare(b.customer)
        return sort === 'Total' ? b.total - a.total : a.number - b.number
      })
    const offset = (page - 1) * pageSize
    return { rows: found.slice(offset, offset + pageSize), offset, count: found.length }
  }, signal)

export const deleteOrder = (number: number) =>
  respond(() => {
    orders = orders.filter((order) => order.number !== number)
  }, new AbortController().signal)
