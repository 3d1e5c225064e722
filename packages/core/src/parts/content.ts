import { type AnyPagination, internalsOf } from '../internals.js'
import type { ContentAttributes } from './attributes.js'
import { createPart, type Part } from './part.js'

/** The element around the items of the page. */
export function contentPart(pagination: AnyPagination): Part<ContentAttributes, 'div'> {
  const id = internalsOf(pagination).options.ids?.content
  const state = { 'aria-busy': pagination.busy && 'true', tabindex: -1 }
  return createPart('div', [{ 'data-part': 'content', id, ...state }])
}
