import { type AnyPagination, internals } from './any-pagination.js'
import type { ContentAttributes } from './attributes.js'
import { createPart, type Part } from './part.js'

/** The element around the items of the page. */
export function contentPart(pagination: AnyPagination): Part<ContentAttributes, 'div'> {
  const id = pagination[internals].options.ids?.content
  return createPart<ContentAttributes, 'div'>('div', [
    { 'data-part': 'content', id, 'aria-busy': pagination.busy && 'true', tabindex: -1 },
  ])
}
