import { describeExports } from '@dogear/contract/exports'
import { createPageUrl } from '@dogear/core/url'
import * as react from '@dogear/react'
import * as pagination from '@dogear/react/pagination'
import * as server from '@dogear/react/server'
import { createElement } from 'react'
import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'

/** Calls a hook in a component. */
function call<Result>(hook: () => Result): Result {
  const results: Result[] = []
  renderToString(createElement(() => void results.push(hook())))
  return results[0] as Result
}

describeExports(react, pagination, {
  usePagination: (options) => call(() => react.usePagination(options)),
  usePageUrl: (options) => call(() => react.usePageUrl(createPageUrl(), options)),
})

test('every part has its name in React’s DevTools', () => {
  const names = Object.values(react.Pagination).map((part) => {
    const { displayName, render } = part as { displayName?: string; render?: { name: string } }
    return displayName ?? render?.name ?? (part as { name: string }).name
  })
  expect(names).toEqual(Object.keys(react.Pagination))
})

test('the server exports `getPagination`, page numbers, and parts that the client has, too', () => {
  const functions = ['clampPage', 'getPageRange', 'getPagination', 'getTotalPages']
  expect(Object.keys(server).sort()).toEqual(['Pagination', ...functions])
  const names = Object.keys(server.Pagination)
  expect(names.length).toBeGreaterThan(8)
  expect(Object.keys(react.Pagination)).toEqual(expect.arrayContaining(names))
})
