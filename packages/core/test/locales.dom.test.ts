import { expect, test } from 'vitest'
import { az, is, kk, mk } from '../src/locales/index.js'

// Chromium has no number formats of these languages.
test.for([
  ['Azerbaijani', az, '20–30', '991–1.000', '12.345'],
  ['Icelandic', is, '20–30', '991–1.000', '12.345'],
  ['Kazakh', kk, '20–30', '991–1\u00a0000', '12\u00a0345'],
  ['Macedonian', mk, '20\u2009–\u200930', '991\u2009–\u20091.000', '12.345'],
] as const)('%s has the same numbers in Node and in Chromium', ([, { statusLabel }, small, large, count]) => {
  const status = (start: number, end: number) =>
    statusLabel({ page: 2, totalPages: 1000, start, end, count: 12_345, isCountExact: true })
  expect(status(20, 30)).toContain(small)
  expect(status(991, 1000)).toContain(large)
  expect(status(20, 30)).toContain(count)
})
