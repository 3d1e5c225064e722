import { expect, test } from 'vitest'
import { rangeText as sampleText } from '../../docs/samples/shared/range-text'
import { rangeText as exampleText } from '../../examples/shared/range-text'

test.each([
  [
    'a page in the middle',
    { count: 1095, pageRange: { start: 20, end: 30 } },
    '21–30 of 1095',
    'Showing 21–30 of 1,095',
  ],
  ['the last page', { count: 7, pageRange: { start: 0, end: 7 } }, '1–7 of 7', 'Showing 1–7 of 7'],
  ['no items', { count: 0, pageRange: { start: 0, end: 0 } }, 'No results', 'No results'],
  ['an unknown count', { count: 0, pageRange: { start: 20, end: 30 } }, '', ''],
])('the range text of %s', (_name, shown, sample, example) => {
  expect(sampleText(shown)).toBe(sample)
  expect(exampleText(shown)).toBe(example)
})
