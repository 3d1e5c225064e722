import { createPagination } from '@dogear/core'
import { expect, test } from 'vitest'
import { rangeText as sampleText } from '../../docs/samples/shared/range-text'
import { rangeText as exampleText } from '../../examples/shared/range-text'

test.each([
  [{ count: 1095, defaultPage: 3 }, '21–30 of 1095', 'Showing 21–30 of 1,095'],
  [{ count: 7 }, '1–7 of 7', 'Showing 1–7 of 7'],
  [{ count: 0, defaultPage: 3 }, 'No results', 'No results'],
  [{ defaultPage: 3 }, '', ''],
])('the range text of %j', (options, sample, example) => {
  const shown = createPagination(options).get()
  expect(sampleText(shown)).toBe(sample)
  expect(exampleText(shown)).toBe(example)
})
