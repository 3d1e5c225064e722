import { clampPage, getPageRange, getTotalPages } from '@dogear/svelte'
import { redirect } from '@sveltejs/kit'
import { pageUrl } from '../lib/page-url'
import type { PageServerLoad } from './$types'

const items = Array.from({ length: 118 }, (_, index) => `Item ${index + 1}`)

export const load: PageServerLoad = ({ url }) => {
  // By name, so that SvelteKit loads again only if one of them changes, not with the page of another list.
  const get = (name: string) => url.searchParams.get(name)
  const found = items.filter((item) => item.includes(get('filter') ?? ''))
  const count = found.length
  const { page, pageSize } = pageUrl.read({ page: get('page'), size: get('size') })
  const shown = clampPage(page, getTotalPages(count, pageSize))
  if (shown !== page) redirect(307, pageUrl.href(url, { page: shown }))
  const { start, end } = getPageRange({ page, pageSize, count })
  return { count, start, rows: found.slice(start, end) }
}
