import { getPageRange } from '@dogear/vue'
import { findItems } from '../../app/items'
import { pageUrl } from '../../app/page-url'

/** The rows of one page, for the query of its URL. */
export default defineEventHandler((event) => {
  const query = getQuery<Record<string, string | string[]>>(event)
  const found = findItems(String(query.filter ?? ''))
  const count = found.length
  const { start, end } = getPageRange({ ...pageUrl.read(query), count })
  return { count, start, rows: found.slice(start, end) }
})
