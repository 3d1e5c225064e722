import { createPageUrl } from '@dogear/core/url'
import type { Scene } from './scene.js'

export const pageUrl = createPageUrl({ pageSizes: [10, 20] })

const options = { count: 100, type: 'link' } as const

/** Scenes for servers and hydration, whose page is in the URL. */
export const scenesInUrl = {
  'page 3 of the URL': { options, inUrl: [pageUrl, { url: '/contract/list?q=a%20b&page=3' }] },
  'a static page': { options, inUrl: [pageUrl, { url: '' }] },
  'no URL': { options, inUrl: [pageUrl] },
} as const satisfies Record<string, Scene>

export type SceneInUrl = keyof typeof scenesInUrl
