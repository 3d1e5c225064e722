import { type AnyPagination, internalsOf } from '../internals.js'
import type { EllipsisAttributes } from './attributes.js'
import { createPart, type Part } from './part.js'

/** Which ellipsis it is, and how you use it. */
export interface EllipsisPartProps {
  /** Position in `pages`, from 0. */
  readonly index: number
  /**
   * Whether the element can be clicked or focused. Assistive technology must then find it, so it isn't hidden. Default
   * false.
   */
  readonly isInteractive?: boolean | undefined
}

/** A gap of two pages or more. */
export function ellipsisPart(
  pagination: AnyPagination,
  { index, isInteractive }: EllipsisPartProps,
): Part<EllipsisAttributes, 'div'> {
  const id = internalsOf(pagination).options.ids?.ellipsis?.(index)
  return createPart('div', [{ 'data-part': 'ellipsis', id, 'aria-hidden': !isInteractive && 'true' }])
}
