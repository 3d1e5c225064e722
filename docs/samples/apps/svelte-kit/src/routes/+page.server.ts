import { getPageRange } from '@dogear/core'
import { findItems } from '$lib/items'
import { pageUrl } from '$lib/page-url'
import type { PageServerLoad } from './$types'

export const load: PageServerLoad = ({ url }) => {
  const found = findItems(url.searchParams.get('filter') ?? '')
  const count = found.length
  const { page, pageSize } = pageUrl.read(url)
  const { start, end } = getPageRange({ page, pageSize, count })
  return { count, start, rows: found.slice(start, end) }
}
