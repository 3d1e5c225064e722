import { getPageRange } from '@dogear/solid'
import { createPageUrl } from '@dogear/solid/url'
import { query } from '@solidjs/router'

export const pageUrl = createPageUrl({ pageSizes: [10, 20, 50] })

const items = Array.from({ length: 118 }, (_, index) => `Item ${index + 1}`)

export const readFilter = (url: string) => new URL(url, 'https://example.com').searchParams.get('filter') ?? ''

/** What a URL says about this list: page, page size and filter. Its rows depend on nothing else, such as another list's page. */
export const readQuery = (url: string) => pageUrl.href('?', pageUrl.read(url), { filter: readFilter(url) || null })

/** The rows of one page, for the query of its URL. */
export const load = query(async (search: string) => {
  'use server'
  const found = items.filter((item) => item.includes(readFilter(search)))
  const count = found.length
  const { start, end } = getPageRange({ ...pageUrl.read(search), count })
  return { count, start, rows: found.slice(start, end) }
}, 'items')
