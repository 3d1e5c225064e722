import { getPageRange } from '@dogear/react/server'
import { findItems } from './items'
import { pageUrl } from './page-url'

export type Data = Awaited<ReturnType<typeof load>>

/** The rows of one page, for the query of a request. */
export async function load(query: Record<string, string | string[] | undefined>) {
  const found = findItems(String(query.filter ?? ''))
  const count = found.length
  const { page, pageSize } = pageUrl.read(query)
  const { start, end } = getPageRange({ page, pageSize, count })
  return { page, pageSize, count, start, rows: found.slice(start, end) }
}
