import { columns, statuses } from './orders-server'

/** Reads status and sort column from a URL. Ignores values that it doesn't know. */
export function readFilter(url: string) {
  const { searchParams } = new URL(url, base)
  const known = (values: readonly string[], name: string) =>
    values.find((value) => value.toLowerCase() === searchParams.get(name))
  const names = columns.map(({ name }) => name)
  return { status: known(statuses, 'status') ?? '', sort: known(names, 'sort') ?? 'Order' }
}

/** The same URL with another status or sort column. */
export function filterUrl(url: string, name: 'status' | 'sort', value: string) {
  const next = new URL(url, base)
  if (value && value !== 'Order') next.searchParams.set(name, value.toLowerCase())
  else next.searchParams.delete(name)
  return `${next.pathname}${next.search}${next.hash}`
}

// URLs without an origin need one to be parsed.
const base = 'https://example.com'
