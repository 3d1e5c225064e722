import { getPageRange } from '@dogear/solid'
import { createPageUrl } from '@dogear/solid/url'
import { query } from '@solidjs/router'

export const pageUrl = createPageUrl({ pageSizes: [10, 20, 50] })

const items = Array.from({ length: 118 }, (_, index) => `Item ${index + 1}`)

/** The rows of one page, for the query of its URL. */
export const load = query(async (search: string) => {
  'use server'
  const filter = new URLSearchParams(search).get('filter') ?? ''
  const found = items.filter((item) => item.includes(filter))
  const count = found.length
  const { start, end } = getPageRange({ ...pageUrl.read(search), count })
  return { count, start, rows: found.slice(start, end) }
}, 'items')
