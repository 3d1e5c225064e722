import { type AnyPagination, internalsOf } from '../internals.js'
import type { RootAttributes } from './attributes.js'
import { createPart, type Part } from './part.js'

/** The landmark around the other parts. */
export function rootPart(pagination: AnyPagination): Part<RootAttributes, 'nav'> {
  const { dir, ids, translations } = internalsOf(pagination).options
  const label = translations?.rootLabel ?? 'pagination'
  const { page, totalPages, isTotalKnown, busy } = pagination
  const state = { 'data-busy': busy && '', 'data-single-page': isTotalKnown && totalPages < 2 && page < 2 && '' }
  return createPart('nav', [{ 'data-part': 'root', id: ids?.root, 'aria-label': label, dir, ...state }])
}
