import { type AnyPagination, internals } from './any-pagination.js'
import type { RootAttributes } from './attributes.js'
import { createPart, type Part } from './part.js'

/** The landmark around the other parts. */
export function rootPart(pagination: AnyPagination): Part<RootAttributes, 'nav'> {
  const { dir, ids, translations } = pagination[internals].options
  const { page, totalPages, isTotalKnown, busy } = pagination
  const isSinglePage = isTotalKnown && totalPages < 2 && page < 2
  return createPart<RootAttributes, 'nav'>('nav', [
    {
      'data-part': 'root',
      id: ids?.root,
      'aria-label': translations?.rootLabel ?? 'pagination',
      dir,
      'data-busy': busy && '',
      'data-single-page': isSinglePage && '',
    },
  ])
}
