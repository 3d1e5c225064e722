import * as solid from '@dogear/solid'
import { expect, test } from 'vitest'

test('exports what the interface names, and nothing else', () => {
  expect(Object.keys(solid).sort()).toEqual([
    'Pagination',
    'PaginationContext',
    'PaginationEllipsis',
    'PaginationFirstTrigger',
    'PaginationItem',
    'PaginationLastTrigger',
    'PaginationNextTrigger',
    'PaginationPrevTrigger',
    'PaginationRoot',
    'PaginationRootProvider',
    'paginationAnatomy',
    'usePagination',
    'usePaginationContext',
  ])
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

test('the flat names are those of the namespace', () => {
  const flat = new Map(Object.entries(solid))
  for (const [name, part] of Object.entries(solid.Pagination)) expect(flat.get(`Pagination${name}`)).toBe(part)
})
