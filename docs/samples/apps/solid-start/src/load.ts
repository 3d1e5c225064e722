import { getPageRange } from '@dogear/solid'
import { createPageUrl } from '@dogear/solid/url'
import { query } from '@solidjs/router'
import { findItems } from './items'

export const pageUrl = createPageUrl({ pageSizes: [10, 20, 50] })

/** The rows of one page, for the query of its URL. */
export const load = query(async (search: string) => {
  'use server'
  const found = findItems(new URLSearchParams(search).get('filter') ?? '')
  const count = found.length
  const { start, end } = getPageRange({ ...pageUrl.read(search), count })
  return { count, start, rows: found.slice(start, end) }
}, 'items')
