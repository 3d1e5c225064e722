import { type AnyPagination, internals } from './any-pagination.js'
import { createPart, type Part, type PartAttributes } from './part.js'

/** Attributes of an ellipsis. */
export interface EllipsisAttributes extends PartAttributes<'ellipsis'> {
  /** Hides the ellipsis from assistive technology, unless it is interactive. */
  'aria-hidden'?: 'true'
}

/** Options of an ellipsis. */
export interface EllipsisPartProps {
  /** Position in `pages`, from 0. */
  readonly index: number
  /**
   * Whether the element can be clicked or focused. If so, it isn't hidden from assistive technology. Default false.
   */
  readonly isInteractive?: boolean | undefined
}

/** Whether users can click or focus an element with this tag, attributes and handlers, named as in any framework. */
export const isInteractive = (attributes: object, tag?: unknown): boolean =>
  interactiveTag.test(tag as string) ||
  Object.entries(attributes).some(
    ([name, value]) => interactiveAttribute.test(name) && value != null && !isOff.test(value),
  )

const interactiveTag = /^(button|input|select|summary|textarea)$/
const interactiveAttribute = /^(on\W?click|tabindex|contenteditable|href$)/i
/** As in `contenteditable="false"` or `tabindex="-1"`. */
const isOff = /^(false|-\d+)$/

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
