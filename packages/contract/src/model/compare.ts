import { expect } from 'vitest'
import type { Shown as ShownByHost } from '../host.js'
import type { Api } from '../stage.js'
import { markupOf, readMarkup } from './markup.js'
import type { createModel, Shown } from './model.js'

type Model = Pick<ReturnType<typeof createModel>, 'shown' | 'given'>

/** The context and the markup of every root are those of the model. */
export function compare(host: ShownByHost, model: Model): void {
  expect(membersOf(host.api())).toEqual(contextOf(model.shown()))
  const expected = markupOf(model.shown(), model.given())
  for (const root of host.roots()) expect(readMarkup(root)).toEqual(expected)
}

function contextOf({ page, pageSize, count, totalPages }: Shown) {
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
