import { expect, test } from 'vitest'
import { clampPage, getPageRange, getTotalPages, slicePage } from '../src/index.js'

const maximum = Number.MAX_SAFE_INTEGER

test.each([
  [0, 10, 0],
  [1, 10, 1],
  [10, 10, 1],
  [11, 10, 2],
  [95, 10, 10],
  [-5, 10, 0],
  [10.9, 10, 1],
  [Number.NaN, 10, 0],
  [undefined, 10, 0],
  [10, 0, 10],
  [10, Number.NaN, 1],
  [10, Number.POSITIVE_INFINITY, 1],
  [Number.POSITIVE_INFINITY, 1, maximum],
  [maximum, maximum, 1],
])('%s items with a page size of %s fill %s pages', (count, pageSize, expected) => {
  expect(getTotalPages(count, pageSize)).toBe(expected)
})

test.each([
  [5, 10, 5],
  [0, 10, 1],
  [-0, 10, 1],
  [11, 10, 10],
  [2.9, 10, 2],
  [5, 0, 1],
  [Number.NaN, 10, 1],
  [Number.POSITIVE_INFINITY, 10, 10],
  [Number.NEGATIVE_INFINITY, 10, 1],
])('page %s of %s is clamped to page %s', (page, totalPages, expected) => {
  expect(clampPage(page, totalPages)).toBe(expected)
})

test.each([
  [
    { page: 1, pageSize: 10, count: 95 },
    { start: 0, end: 10 },
  ],
  [
    { page: 10, pageSize: 10, count: 95 },
    { start: 90, end: 95 },
  ],
  [
    { page: 99, pageSize: 10, count: 95 },
    { start: 90, end: 95 },
  ],
  [
    { page: 3, pageSize: 10, count: 0 },
    { start: 0, end: 0 },
  ],
  [
    { page: 3, pageSize: 10 },
    { start: 20, end: 30 },
  ],
  [
    { page: 3, pageSize: 10, count: Number.NaN },
    { start: 20, end: 30 },
  ],
  [
    { page: Number.NaN, pageSize: Number.NaN, count: 95 },
    { start: 0, end: 10 },
  ],
  [
    { page: 1, pageSize: Number.POSITIVE_INFINITY, count: 95 },
    { start: 0, end: 95 },
  ],
  [
    { page: Number.POSITIVE_INFINITY, pageSize: 10 },
    { start: maximum - 1, end: maximum },
  ],
])('the range of %j is %j', (input, expected) => {
  expect(getPageRange(input)).toEqual(expected)
})

test('a slice contains the items of the page, and is empty past the end', () => {
  const data = Array.from({ length: 25 }, (_, index) => index)
  expect(slicePage(data, { page: 2, pageSize: 10 })).toEqual(data.slice(10, 20))
  expect(slicePage(data, { page: 3, pageSize: 10 })).toEqual(data.slice(20))
  expect(slicePage(data, { page: 4, pageSize: 10 })).toEqual([])
  expect(slicePage(data, { page: 0, pageSize: 10 })).toEqual(data.slice(0, 10))
})
