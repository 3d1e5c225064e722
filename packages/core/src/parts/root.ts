import { type AnyPagination, internals } from './any-pagination.js'
import { createPart, type Part, type PartAttributes } from './part.js'

/** Attributes of the root element. */
export interface RootAttributes extends PartAttributes<'root'> {
  /** Name of the landmark, from `translations`. */
  'aria-label': string
  /** From the option `dir`. */
  dir?: 'ltr' | 'rtl' | 'auto'
  /** While `busy`. */
  'data-busy'?: ''
  /** If there is at most one page, so that CSS can hide the pagination. */
  'data-single-page'?: ''
}

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
