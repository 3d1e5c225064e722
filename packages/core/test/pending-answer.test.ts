import { expect, test } from 'vitest'
import { getPosition } from '../src/adapter.js'
import type { PaginationOptions } from '../src/index.js'
import { positionIfAccepted } from '../src/requests/pending-answer.js'

const to = { page: 4, pageSize: 20 }

/** Page and page size as if the parent that passes these options had accepted a request for page 4 of 20 items. */
function accepted(options: PaginationOptions, stored = { offset: 10, pageSize: 5 }) {
  const { page, pageSize } = positionIfAccepted({ to }, options, getPosition(options, stored)).shown
  return { page, pageSize }
}

const count = 1000

test('what the parent passes is replaced by what was requested', () => {
  expect(accepted({ count, page: 2, pageSize: 10 })).toEqual(to)
})

test('what it doesn’t pass is in the state', () => {
  expect(accepted({ count })).toEqual({ page: 3, pageSize: 5 })
  expect(accepted({ count, page: 2 })).toEqual({ page: 4, pageSize: 5 })
  expect(accepted({ count, pageSize: 10 })).toEqual({ page: 1, pageSize: 20 })
})

test('a page size that a router owns isn’t in the state', () => {
  expect(accepted({ count, page: 2, navigate() {}, getPageUrl: () => '' })).toEqual(to)
})

test('other options count as they are, also those that are getters', () => {
  const options = Object.create({
    get count() {
      return 25
    },
  })
  expect(accepted(Object.assign(options, { page: 1, pageSize: 10 }))).toEqual({ page: 2, pageSize: 20 })
})
