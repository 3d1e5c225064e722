import { getPageRange } from '@dogear/vue'
import { pageUrl } from '../../app/page-url'

const items = Array.from({ length: 118 }, (_, index) => `Item ${index + 1}`)

/** The rows of one page, for the query of its URL. */
export default defineEventHandler((event) => {
  const query = getQuery<Record<string, string | string[]>>(event)
  const found = items.filter((item) => item.includes(String(query.filter ?? '')))
  const count = found.length
  const { start, end } = getPageRange({ ...pageUrl.read(query), count })
  return { count, start, rows: found.slice(start, end) }
})
