import type { PaginationOptions } from '@dogear/core'

export const links: PaginationOptions = { type: 'link', getPageUrl: ({ page }) => `?page=${page}` }

export const ids: PaginationOptions['ids'] = {
  root: 'root',
  firstTrigger: 'first',
  prevTrigger: 'prev',
  nextTrigger: 'next',
  lastTrigger: 'last',
  item: (page) => `item-${page}`,
  ellipsis: (index) => `ellipsis-${index}`,
}

export const translations: PaginationOptions['translations'] = {
  rootLabel: 'Seiten',
  firstTriggerLabel: 'erste Seite',
  prevTriggerLabel: 'vorige Seite',
  nextTriggerLabel: 'nächste Seite',
  lastTriggerLabel: 'letzte Seite',
  itemLabel: ({ page, totalPages }) => `Seite ${page} von ${totalPages}`,
}
