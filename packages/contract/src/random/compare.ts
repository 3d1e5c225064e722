import { expect } from 'vitest'
import type { Api } from '../harness/harness.js'
import { normalizeMarkup } from '../harness/normalize-markup.js'
import type { View } from '../harness/renderer.js'
import { sizeValue } from './control.js'
import { type Entries, markupOf } from './markup.js'
import type { createModel } from './model.js'
import { nextPageOf, type Position, pageRangeOf } from './position.js'
import { statusOf } from './status.js'

type Model = Pick<ReturnType<typeof createModel>, 'position' | 'settled' | 'options'>

/** Expects the context and the markup of every root to match the model. */
export function compare(view: View, model: Model, scene: Entries): void {
  expect(membersOf(view.api())).toEqual(contextOf(model.position()))
  const position = model.position()
  const settled = position.busy ? model.settled() : position
  const expected = normalizeMarkup(
    markupOf(position, model.options(), { ...scene, status: settled && statusOf(settled) }),
  )
  for (const root of view.roots()) {
    // Whether a text is announced depends on the time, and `value` says which option is selected.
    expect(
      normalizeMarkup(root.outerHTML)
        .replace(/ aria-live="\w+"/, '')
        .replace(/ selected=""/g, ''),
    ).toBe(expected)
    for (const input of root.querySelectorAll('input')) expect(input.value).toBe(`${position.page}`)
    for (const select of root.querySelectorAll('select')) expect(select.value).toBe(sizeValue(position.pageSize))
  }
}

function contextOf(position: Position) {
  const { page, pageSize, count = 0, totalPages, isTotalKnown, busy, disabled } = position
  return {
    page,
    pageSize,
    count,
    totalPages,
    isTotalKnown,
    busy,
    disabled,
    previousPage: totalPages && page > 1 ? page - 1 : null,
    nextPage: nextPageOf(position),
    pageRange: pageRangeOf(position),
  }
}

function membersOf(api: Api) {
  const { page, pageSize, count, totalPages, isTotalKnown, busy, disabled, previousPage, nextPage, pageRange } = api
  return { page, pageSize, count, totalPages, isTotalKnown, busy, disabled, previousPage, nextPage, pageRange }
}
