import { expect } from 'vitest'
import type { Api } from '../harness/harness.js'
import { normalizeMarkup } from '../harness/normalize-markup.js'
import type { View } from '../harness/renderer.js'

/** Expects two hosts to show the same context, and the same markup in every root. */
export function compare(adapter: View, vanilla: View): void {
  expect(contextOf(adapter.api())).toEqual(contextOf(vanilla.api()))
  const expected = vanilla.roots().map(shownBy)
  expect(adapter.roots().map(shownBy)).toEqual(expected)
}

function contextOf(api: Api) {
  const { page, pageSize, count, totalPages, isTotalKnown, busy, disabled, previousPage, nextPage, pageRange } = api
  return { page, pageSize, count, totalPages, isTotalKnown, busy, disabled, previousPage, nextPage, pageRange }
}

function shownBy(root: HTMLElement) {
  const fields = root.querySelectorAll<HTMLInputElement | HTMLSelectElement>('input, select')
  // Whether a text is announced depends on the time, the value of a field says which option is selected, and only real clicks
  // and keys move focus, for which the root can have a `tabindex`.
  const markup = normalizeMarkup(root.outerHTML)
    .replace(/ aria-live="\w+"/, '')
    .replace(/ selected=""/g, '')
    .replace(/ tabindex="-1"/g, '')
  return { markup, values: Array.from(fields, ({ value }) => value) }
}
