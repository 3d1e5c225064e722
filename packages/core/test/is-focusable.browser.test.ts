import { isFocusable } from '@dogear/core/dom'
import { afterEach, expect, test } from 'vitest'

afterEach(() => document.body.replaceChildren())

test.for([
  ['<button>', true],
  ['<select>', true],
  ['<textarea>', true],
  ['<a href="#gap">', true],
  ['<a tabindex="0">', true],
  ['<span tabindex="0">', true],
  ['<span contenteditable="true">', true],
  ['<span contenteditable="false">', false],
  ['<span onclick="">', true],
  ['<span>', false],
  ['<span tabindex="-1">', false],
  ['<a>', false],
] as const)('users can click or focus an element: %s is %s', ([html, expected]) => {
  document.body.innerHTML = html
  expect(isFocusable(document.body.firstElementChild)).toBe(expected)
})

test('no element isn’t focusable', () => {
  expect(isFocusable(null)).toBe(false)
})
