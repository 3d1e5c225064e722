import { expect, test } from 'vitest'
import { createPagination, type PaginationApi, type PaginationOptions } from '../src/index.js'

const get = (options: PaginationOptions) => createPagination({ count: 50, ...options }).get()

const all = (api: PaginationApi) => [
  api.getRootProps(),
  api.getFirstTriggerProps(),
  api.getPrevTriggerProps(),
  api.getItemProps({ type: 'page', value: 5 }),
  api.getEllipsisProps({ index: 1 }),
  api.getNextTriggerProps(),
  api.getLastTriggerProps(),
]

test('labels come from `translations`, and default to English', () => {
  const labels = (options: PaginationOptions) =>
    all(get(options)).map((props) => ('aria-label' in props ? props['aria-label'] : undefined))
  const translations = {
    rootLabel: 'r',
    firstTriggerLabel: 'f',
    prevTriggerLabel: 'p',
    nextTriggerLabel: 'n',
    lastTriggerLabel: 'l',
    itemLabel: ({ page, totalPages }: { page: number; totalPages: number }) => `${page}/${totalPages}`,
  }
  expect(labels({ translations })).toEqual(['r', 'f', 'p', '5/5', undefined, 'n', 'l'])
  const english = [
    'pagination',
    'first page',
    'previous page',
    'last page, page 5',
    undefined,
    'next page',
    'last page',
  ]
  expect(labels({ translations: {} })).toEqual(english)
  expect(labels({ translations: { nextTriggerLabel: '', rootLabel: '' } })).toEqual(
    english.map((label) => (/next|pagination/.test(label ?? '') ? '' : label)),
  )
})

test('ids come from `ids`, and default to none', () => {
  const idsOf = (options: PaginationOptions) => all(get(options)).map(({ id }) => id)
  const ids = {
    root: 'r',
    firstTrigger: 'f',
    prevTrigger: 'p',
    nextTrigger: 'n',
    lastTrigger: 'l',
    item: (page: number) => `i${page}`,
    ellipsis: (index: number) => `e${index}`,
  }
  expect(idsOf({ ids })).toEqual(['r', 'f', 'p', 'i5', 'e1', 'n', 'l'])
  for (const options of [{}, { ids: {} }]) {
    expect(all(get(options)).filter((props) => 'id' in props)).toEqual([])
  }
})
