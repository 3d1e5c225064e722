import { expect, test } from 'vitest'
import { rangeText } from '../../examples/shared/range-text'

test.each([
  ['a page in the middle', { count: 1095, pageRange: { start: 20, end: 30 } }, 'Showing 21–30 of 1,095'],
  ['the last page', { count: 7, pageRange: { start: 0, end: 7 } }, 'Showing 1–7 of 7'],
  ['an empty list', { count: 0, pageRange: { start: 0, end: 0 } }, 'No results'],
  ['an unknown count', { count: 0, pageRange: { start: 20, end: 30 } }, ''],
])('the range text of %s', (_name, range, text) => {
  expect(rangeText(range)).toBe(text)
})
