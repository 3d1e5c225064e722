import { clampPage, getPageRange, getTotalPages } from '@dogear/svelte'
import { redirect } from '@sveltejs/kit'
import { findItems } from '../lib/items'
import { pageUrl } from '../lib/page-url'
import type { PageServerLoad } from './$types'

export const load: PageServerLoad = ({ url }) => {
  const found = findItems(url.searchParams.get('filter') ?? '')
  const count = found.length
  const { page, pageSize } = pageUrl.read(url)
  const shown = clampPage(page, getTotalPages(count, pageSize))
  if (shown !== page) redirect(307, pageUrl.href(url, { page: shown }))
  const { start, end } = getPageRange({ page, pageSize, count })
  return { count, start, rows: found.slice(start, end) }
}
