import * as svelte from '@dogear/svelte'
import { expect, test } from 'vitest'

test('exports what the interface names, and nothing else', () => {
  expect(Object.keys(svelte).sort()).toEqual(['Pagination', 'usePagination', 'usePaginationContext'])
  expect(Object.keys(svelte.Pagination).sort()).toEqual([
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
