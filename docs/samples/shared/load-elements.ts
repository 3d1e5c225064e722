import { createPageUrl } from '@dogear/core/url'
import { readFilter } from './element-filter'
import { fetchElements } from './fetch-elements'

export const pageUrl = createPageUrl({ pageSizes: [10, 20, 50] })

/** Fetches the rows that a URL asks for. */
export function loadElements(url: string, signal = new AbortController().signal) {
  const { page, pageSize } = pageUrl.read(url)
  return fetchElements({ search: readFilter(url), offset: (page - 1) * pageSize, limit: pageSize }, signal)
}
