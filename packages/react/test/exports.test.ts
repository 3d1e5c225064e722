import { paginationAnatomy } from '@dogear/core'
import * as react from '@dogear/react'
import { expect, test } from 'vitest'

const parts = {
  Context: react.PaginationContext,
  Ellipsis: react.PaginationEllipsis,
  FirstTrigger: react.PaginationFirstTrigger,
  Item: react.PaginationItem,
  LastTrigger: react.PaginationLastTrigger,
  NextTrigger: react.PaginationNextTrigger,
  PrevTrigger: react.PaginationPrevTrigger,
  Root: react.PaginationRoot,
  RootProvider: react.PaginationRootProvider,
}

test('exports what the interface names, and nothing else', () => {
  const flatNames = Object.keys(parts).map((name) => `Pagination${name}`)
  expect(Object.keys(react).sort()).toEqual(
    ['Pagination', ...flatNames, 'paginationAnatomy', 'usePagination', 'usePaginationContext'].sort(),
  )
  expect(Object.keys(react.Pagination).sort()).toEqual(Object.keys(parts))
})

test('a flat name is the part of the namespace, and the anatomy is the core’s', () => {
  expect({ ...react.Pagination }).toEqual(parts)
  expect(react.paginationAnatomy).toBe(paginationAnatomy)
})

test('every part has its name in React’s DevTools', () => {
  const names = Object.values(parts).map((part) => {
    const { displayName, render } = part as { displayName?: string; render?: { name: string } }
    return displayName ?? render?.name ?? (part as { name: string }).name
  })
  expect(names).toEqual(Object.keys(parts))
})
