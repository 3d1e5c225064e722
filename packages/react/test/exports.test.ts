import * as react from '@dogear/react'
import { expect, test } from 'vitest'

test('exports what the interface names, and nothing else', () => {
  expect(Object.keys(react).sort()).toEqual(['Pagination', 'usePagination', 'usePaginationContext'])
  expect(Object.keys(react.Pagination).sort()).toEqual([
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
