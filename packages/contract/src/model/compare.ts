import { expect } from 'vitest'
import type { Api } from '../harness.js'
import { normalizeMarkup } from '../normalize-markup.js'
import type { View } from '../renderer.js'
import { markupOf } from './markup.js'
import type { createModel, Position } from './model.js'

type Model = Pick<ReturnType<typeof createModel>, 'position' | 'options'>

/** Expects the context and the markup of every root to match the model. */
export function compare(view: View, model: Model): void {
  expect(membersOf(view.api())).toEqual(contextOf(model.position()))
  const expected = normalizeMarkup(markupOf(model.position(), model.options()))
  for (const root of view.roots()) expect(normalizeMarkup(root.outerHTML)).toBe(expected)
}

function contextOf({ page, pageSize, count, totalPages }: Position) {
  const start = (page - 1) * pageSize
  const end = page * pageSize
  return {
    page,
    pageSize,
    count: count ?? 0,
    totalPages,
    previousPage: page > 1 ? page - 1 : null,
    nextPage: count === undefined || page < totalPages ? page + 1 : null,
    pageRange: count === undefined ? { start, end } : { start: Math.min(start, count), end: Math.min(end, count) },
  }
}

function membersOf({ page, pageSize, count, totalPages, previousPage, nextPage, pageRange }: Api) {
  return { page, pageSize, count, totalPages, previousPage, nextPage, pageRange }
}
