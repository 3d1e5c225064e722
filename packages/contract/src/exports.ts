import { paginationAnatomy } from '@dogear/core'
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
]

/** Tests the names that an adapter exports, in Node. */
export function describeExports(adapter: { readonly Pagination: object }): void {
  test('exports the documented names, and nothing else', () => {
    const flat = Object.fromEntries(
      Object.entries(adapter.Pagination).map(([name, part]) => [`Pagination${name}`, part]),
    )
    expect(Object.keys(adapter.Pagination).sort()).toEqual(parts)
    expect({ ...adapter }).toEqual({
      ...flat,
      Pagination: adapter.Pagination,
      paginationAnatomy,
      usePagination: expect.any(Function),
      usePaginationContext: expect.any(Function),
    })
  })

  test('the anatomy names every part that has an element', () => {
    const names = paginationAnatomy.keys().map((name) => name.replace(/^./, (letter) => letter.toUpperCase()))
    expect([...names, 'Context', 'RootProvider'].sort()).toEqual(parts)
  })
}
