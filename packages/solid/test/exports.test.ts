import * as solid from '@dogear/solid'
import { expect, test } from 'vitest'

test('exports what the interface names, and nothing else', () => {
  expect(Object.keys(solid).sort()).toEqual(['Pagination', 'usePagination', 'usePaginationContext'])
  expect(Object.keys(solid.Pagination).sort()).toEqual([
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
