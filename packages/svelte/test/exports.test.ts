import * as svelte from '@dogear/svelte'
import { expect, test } from 'vitest'

const parts = [
  'Context',
  'Ellipsis',
  'FirstTrigger',
  'Item',
  'LastTrigger',
  'NextTrigger',
  'PrevTrigger',
  'Root',
  'RootProvider',
] as const

test('exports what the interface names, and nothing else', () => {
  expect(Object.keys(svelte.Pagination).sort()).toEqual(parts)
  expect(Object.keys(svelte).sort()).toEqual([
    'Pagination',
    ...parts.map((part) => `Pagination${part}`),
    'usePagination',
    'usePaginationContext',
  ])
})

test('the flat names are the members of the namespace', () => {
  for (const part of parts) expect(svelte[`Pagination${part}`]).toBe(svelte.Pagination[part])
})
