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
    'paginationAnatomy',
    'usePagination',
    'usePaginationContext',
  ])
})

test('the flat names are the members of the namespace', () => {
  const names: Record<string, unknown> = { ...svelte }
  for (const [part, component] of Object.entries(svelte.Pagination)) expect(names[`Pagination${part}`]).toBe(component)
})
