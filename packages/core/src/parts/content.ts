import { type AnyPagination, internals } from './any-pagination.js'
import { createPart, type Part, type PartAttributes } from './part.js'

/** Attributes of the Content. */
export interface ContentAttributes extends PartAttributes<'content'> {
  /** While `busy`. */
  'aria-busy'?: 'true'
}

/** The element around the items of the page. */
export function contentPart(pagination: AnyPagination): Part<ContentAttributes, 'div'> {
  const id = pagination[internals].options.ids?.content
  return createPart<ContentAttributes, 'div'>('div', [
    { 'data-part': 'content', id, 'aria-busy': pagination.busy && 'true' },
  ])
}

/** Attributes of the Content. */
export function getContentProps(pagination: AnyPagination): ContentAttributes {
  return contentPart(pagination).attributes
}
