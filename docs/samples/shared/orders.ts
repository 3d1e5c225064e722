import { columns, statuses } from './orders-server'

const { format } = new Intl.NumberFormat('en', { style: 'currency', currency: 'EUR' })

/** Formats a price. */
export const price = (total: number) => format(total)

/** The text of the Status. */
export const translations = {
  statusLabel: ({ start, end, count }: { start: number; end: number; count: number | undefined }) =>
    count ? `Orders ${start}–${end} of ${count}` : 'No orders',
}

/** Reads status and sort column from a URL. Ignores values that it doesn't know. */
export function readFilter(url: string) {
  const { searchParams } = new URL(url, base)
  const known = (values: readonly string[], name: string) =>
    values.find((value) => value.toLowerCase() === searchParams.get(name))
  const names = columns.map(({ name }) => name)
  return { status: known(statuses, 'status') ?? '', sort: known(names, 'sort') ?? 'Order' }
}

/** The parameter for a status or sort column. */
export const filterParam = (name: 'status' | 'sort', value: string) => ({
  [name]: value && value !== 'Order' ? value.toLowerCase() : null,
})

// URLs without an origin need one to be parsed.
const base = 'https://example.com'
