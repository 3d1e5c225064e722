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

test.each<[string, PaginationOptions, number, string]>([
  ['the last of several pages', { count: 50 }, 5, 'last page, page 5 (5)'],
  ['the last page by number', { count: undefined, totalPages: 5 }, 5, 'last page, page 5 (5)'],
  ['a single page', { count: 5 }, 1, 'page 1 (1)'],
  ['the last page that is known', { count: undefined, minCount: 50 }, 5, 'page 5 (0)'],
  ['the end of an open total', { count: undefined, hasNextPage: false, page: 5 }, 5, 'last page, page 5 (5)'],
])('the label of %s', (_description, options, value, expected) => {
  let details = 0
  const itemLabel = ({ totalPages }: { totalPages: number }) => {
    details = totalPages
    return ''
  }
  const entry = { type: 'page', value } as const
  get({ ...options, translations: { itemLabel } }).getItemProps(entry)
  expect(`${get(options).getItemProps(entry)['aria-label']} (${details})`).toBe(expected)
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
