import type { PageOutOfRangeDetails, PaginationOptions, StatusLabelDetails } from '@dogear/core'
import type { PageRouter } from '@dogear/core/dom'
import { createPageUrl } from '@dogear/core/url'
import { extraNames } from './nodes.js'
import { everyOption } from './options.js'
import type { Scene } from './scene.js'

/** A scene whose options are spread among its other fields. */
export interface SceneProps extends PaginationOptions, Omit<Scene, 'options'> {}

/** Separates the options from the other fields. */
export function sceneOf(props: SceneProps): Scene {
  const fields = Object.entries(props)
  const options = Object.fromEntries(fields.filter(([name]) => name in everyOption))
  return { options, ...withoutUndefined(Object.fromEntries(fields.filter(([name]) => !(name in everyOption)))) }
}

export const withoutUndefined = (record: object) =>
  Object.fromEntries(Object.entries(record).filter(([, value]) => value !== undefined))

const everyPart: Scene = {
  options: everyOption,
  extras: extraNames,
  props: {
    item: { attributes: { class: 'own' } },
    ellipsis: { attributes: { class: 'own' } },
    pageSizeSelect: { own: { sizes: [10, 20] } },
    status: { own: { text: ({ page }: StatusLabelDetails) => `on page ${page}` } },
    content: { own: { scroll: false, focus: true } },
  },
}

/** Scenes for servers, in which every part has every prop. */
export const scenesWithEveryOption = {
  'every option, in a loop': { ...everyPart, createdBy: 'parent' },
  'every option, in a List': { ...everyPart, list: 'list', jump: 3 },
  'every option, in a FitList': { ...everyPart, list: 'fit', custom: 'both' },
} as const satisfies Record<string, Scene>

export type SceneWithEveryOption = keyof typeof scenesWithEveryOption

export const pageUrl = createPageUrl({ pageSizes: [10, 20] })

/** What `onPageOutOfRange` has reported in this process. */
export const reported: PageOutOfRangeDetails[] = []

const onPageOutOfRange = (details: PageOutOfRangeDetails) => void reported.push(details)

// The list of each page looks different with another page, page size or count.
const options = { count: 240, type: 'link' } as const

const router: PageRouter = {
  // No server receives the hash.
  url: `/contract/list?q=a%20b&page=5&size=20${typeof document === 'undefined' ? '' : '#part'}`,
  navigate() {},
}

/** Scenes for servers and hydration: a page in the URL, a callback that must wait for the browser, and elements of the user. */
export const serverScenes = {
  'page 5 of the URL': { options, inUrl: [pageUrl, { url: '/contract/list?q=a%20b&page=5&size=20' }] },
  'page 5 of the URL of a router': { options, inUrl: [pageUrl], router },
  'a static page': { options, inUrl: [pageUrl, { url: '' }] },
  'no URL': { options, inUrl: [pageUrl] },
  'a page past the end': { options: { count: 50, page: 9, onPageOutOfRange } },
  'elements with the props of the getters': { options: { page: 3, pageSize: 20, count: 100 }, hasOwnElements: true },
} as const satisfies Record<string, Scene>
