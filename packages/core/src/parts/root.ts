import { type AnyPagination, internalsOf } from '../internals.js'
import type { RootAttributes } from './attributes.js'
import { createPart, type Part } from './part.js'

/** The landmark around the other parts. */
export function rootPart(pagination: AnyPagination): Part<RootAttributes, 'nav'> {
  const { dir, ids, translations } = internalsOf(pagination).options
  const label = translations?.rootLabel ?? 'pagination'
  return createPart('nav', [{ 'data-part': 'root', id: ids?.root, 'aria-label': label, dir }])
}
