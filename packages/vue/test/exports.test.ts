import * as vue from '@dogear/vue'
import { expect, test } from 'vitest'

test('exports what the interface names, and nothing else', () => {
  const parts = Object.entries(vue.Pagination)
  expect(parts.map(([name]) => name).sort()).toEqual([
    'Context',
    'Ellipsis',
    'FirstTrigger',
    'Item',
    'LastTrigger',
    'NextTrigger',
    'PrevTrigger',
    'Root',
    'RootProvider',
  ])
  const { Pagination, paginationAnatomy, usePagination, usePaginationContext, ...flat } = vue
  expect(flat).toEqual(Object.fromEntries(parts.map(([name, part]) => [`Pagination${name}`, part])))
  expect(paginationAnatomy.keys()).toContain('nextTrigger')
})

test('every part has its name in Vue’s DevTools', () => {
  const names = Object.values(vue.Pagination).map(({ name }) => name)
  expect(names).toEqual(Object.keys(vue.Pagination).map((name) => `Pagination${name}`))
})
