import * as vue from '@dogear/vue'
import { expect, test } from 'vitest'

test('exports what the interface names, and nothing else', () => {
  expect(Object.keys(vue).sort()).toEqual(['Pagination', 'usePagination', 'usePaginationContext'])
  expect(Object.keys(vue.Pagination).sort()).toEqual([
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
})
