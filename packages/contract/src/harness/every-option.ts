import type { PaginationOptions } from '@dogear/core'
import type { Scene } from './scene.js'

/** The compiler reports an option that is missing here. */
export const everyOption: Required<PaginationOptions> = {
  count: 100,
  totalPages: 10,
  minCount: 90,
  hasNextPage: true,
  maxPage: 50,
  busy: false,
  disabled: false,
  page: 5,
  defaultPage: 4,
  pageSize: 10,
  defaultPageSize: 20,
  siblingCount: 0,
  boundaryCount: 2,
  type: 'button',
  getPageUrl: ({ page }) => `#${page}`,
  onPageChange: () => {},
  onPageSizeChange: () => {},
  onPaginationChange: () => {},
  onPageOutOfRange: () => {},
  navigate: () => {},
  translations: { rootLabel: 'pages' },
  ids: { root: 'pages' },
  dir: 'ltr',
}

const everyPart: Scene = {
  options: everyOption,
  extras: ['pageSizeSelect', 'pageInput', 'status', 'content'],
  sizes: [10, 20],
  text: ({ page }) => `on page ${page}`,
  behavior: { scroll: false, focus: true },
  props: { item: { attributes: { class: 'own' } }, ellipsis: { attributes: { class: 'own' } } },
}

/** Scenes for servers, in which every part has every prop. */
export const scenesWithEveryOption = {
  'every option, in a loop': { ...everyPart, createdBy: 'parent' },
  'every option, in a List': { ...everyPart, list: 'list', jump: 3 },
  'every option, in a FitList': { ...everyPart, list: 'fit', custom: 'both' },
} as const satisfies Record<string, Scene>

export type SceneWithEveryOption = keyof typeof scenesWithEveryOption
