import { createPageUrl } from '@dogear/react/url'

export const pageUrl = createPageUrl({ pageSizes: [10, 20, 50] })

/** The filter in a URL's query. */
export const readFilter = (url: string) => new URL(url, 'https://example.com').searchParams.get('filter') ?? ''
