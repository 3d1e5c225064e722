import { createPageUrl } from '@dogear/core/url'
import { fetchElements } from './fetch-elements'

export const pageUrl = createPageUrl({ pageSizes: [10, 20, 50] })

/** Fetches the rows that a URL asks for. */
export function loadElements(url: string, signal = new AbortController().signal) {
  const { page, pageSize } = pageUrl.read(url)
  return fetchElements({ search: readFilter(url), offset: (page - 1) * pageSize, limit: pageSize }, signal)
}

/** The filter in a URL's query. */
export const readFilter = (url: string): string => new URL(url, 'https://example.com').searchParams.get('filter') ?? ''
