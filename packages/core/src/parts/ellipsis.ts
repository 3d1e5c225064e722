import { type AnyPagination, internals } from './any-pagination.js'
import type { EllipsisAttributes } from './attributes.js'
import { createPart, type Part } from './part.js'

/** Options of an ellipsis. */
export interface EllipsisPartProps {
  /** Position in `pages`, from 0. */
  readonly index: number
  /**
   * Whether the element can be clicked or focused. If so, it isn't hidden from assistive technology. Default false.
   */
  readonly isInteractive?: boolean | undefined
}

/** A gap of two or more pages. */
export function ellipsisPart(
  pagination: AnyPagination,
  { index, isInteractive }: EllipsisPartProps,
): Part<EllipsisAttributes, 'div'> {
  const id = pagination[internals].options.ids?.ellipsis?.(index)
  return createPart<EllipsisAttributes, 'div'>('div', [
    { 'data-part': 'ellipsis', id, 'aria-hidden': !isInteractive && 'true' },
  ])
}
