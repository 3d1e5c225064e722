import { createPageUrl } from '@dogear/core/url'
import type { Scene } from './scene.js'

export const pageUrl = createPageUrl({ pageSizes: [10, 20] })

// The list of each page looks different with another page, page size or count.
const options = { count: 240, type: 'link' } as const

/** Scenes for servers and hydration, whose page is in the URL. */
export const scenesInUrl = {
  'page 5 of the URL': { options, inUrl: [pageUrl, { url: '/contract/list?q=a%20b&page=5&size=20' }] },
  'a static page': { options, inUrl: [pageUrl, { url: '' }] },
  'no URL': { options, inUrl: [pageUrl] },
} as const satisfies Record<string, Scene>
