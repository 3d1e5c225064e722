import { expect, test } from 'vitest'
import * as locales from '../src/locales/index.js'
import { parsePage } from '../src/numbers/parse-page.js'

test.for([
  ['7', 7],
  ['007', 7],
  ['७', 7],
  ['𝟟', 7],
  ['７', 7],
  ['٤٢', 42],
  ['1 000', 1000],
  ['1’000', 1000],
  ['\u200e7\u200f', 7],
  ['\u2067٤٢\u2069\u061c', 42],
  ['12,34,567', 1_234_567],
  ['3.5', undefined],
  ['-3', undefined],
  ['+2', undefined],
  ['#4', undefined],
  ['2 3', undefined],
  ['1٢', undefined],
  ['seven', undefined],
  ['1e3', undefined],
  ['', undefined],
] as const)('“%s” is page %s', ([text, page]) => {
  expect(parsePage(text)).toBe(page)
})

test('reads the digits that `Intl` writes in any script, also where the next script follows', () => {
  for (const numberingSystem of Intl.supportedValuesOf('numberingSystem')) {
    const text = new Intl.NumberFormat('en', { numberingSystem, useGrouping: false }).format(1_234_567_890)
    if (/^\p{Nd}{10}$/u.test(text)) expect(parsePage(text), numberingSystem).toBe(1_234_567_890)
  }
  expect(parsePage('\u{116DA}')).not.toBe(9)
})

test.for(Object.entries(locales))('reads the numbers that %s writes', ([, { number }]) => {
  for (const page of [1, 23, 4567, 89_012, 3_456_789]) expect(parsePage(number(page))).toBe(page)
})
