import { createPageUrl } from '@dogear/core/url'
import { fetchElements } from './fetch-elements'

export const pageUrl = createPageUrl({ pageSizes: [10, 20, 50] })

/** Fetches the rows that a URL asks for. */
export function loadElements(url: string, signal = new AbortController().signal) {
  const { page, pageSize } = pageUrl.read(url)
  return fetchElements({ search: readFilter(url), offset: (page - 1) * pageSize, limit: pageSize }, signal)
}

/** What a URL says about this list: page, page size and filter. Its rows depend on nothing else, such as another list's page. */
export const readQuery = (url: string) => pageUrl.href('?', pageUrl.read(url), { filter: readFilter(url) || null })

/** The filter in a URL's query. */
export const readFilter = (url: string): string => new URL(url, 'https://example.com').searchParams.get('filter') ?? ''
