import { describeExports } from '@dogear/contract/exports'
import * as react from '@dogear/react'
import { expect, test } from 'vitest'

describeExports(react)

test('every part has its name in React’s DevTools', () => {
  const names = Object.values(react.Pagination).map((part) => {
    const { displayName, render } = part as { displayName?: string; render?: { name: string } }
    return displayName ?? render?.name ?? (part as { name: string }).name
  })
  expect(names).toEqual(Object.keys(react.Pagination))
})
