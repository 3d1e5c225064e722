import { columns, statuses } from './orders-server'

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
