import type { EllipsisEntry } from '../numbers/entries.js'
import { neighborCount, positiveInteger } from '../numbers/number.js'
import { englishJumpLabel } from '../options/labels.js'
import { type AnyPagination, internals } from './any-pagination.js'
import type { ControlAttributes } from './attributes.js'
import { type ControlPart, type ControlPartProps, controlPart } from './control.js'
import { formatNumber } from './format-number.js'
import type { Own } from './part.js'

/** Options of an EllipsisTrigger. */
export interface EllipsisTriggerPartProps extends ControlPartProps {
  /** Position in the list, from 0. */
  readonly index: number
  /** Which ellipsis it is. Only needed in a FitList with a `boundaryCount` above 1, where the same `index` can mean either. */
  readonly value?: EllipsisEntry['value'] | undefined
  /** Number of pages to jump, from 1. If that leads beyond the gap, the jump ends at its farthest page. Default 5. */
  readonly by?: number | undefined
}

/** The control that jumps into the gap of an ellipsis, but not beyond it. */
export function ellipsisTriggerPart(pagination: AnyPagination, props: EllipsisTriggerPartProps): ControlPart {
  const { ids, translations } = pagination[internals].options
  const { index, by, disabled } = props
  const longest = positiveInteger(by) ?? 5
  const isStart = isAtStart(pagination, props)
  const page = isStart
    ? Math.min(pagination.page, Math.max(pagination.page - longest, index + 1))
    : getForwardTarget(pagination, index, longest)
  // A disabled trigger keeps the label of a whole jump.
  const distance = Math.abs(page - pagination.page) || longest
  const own: Own<ControlAttributes> = {
    'data-part': 'ellipsis-trigger',
    id: ids?.ellipsisTrigger?.(index),
    'aria-label': (translations?.jumpLabel ?? englishJumpLabel)(
      { direction: isStart ? 'back' : 'forward', distance, page },
      (number) => formatNumber(pagination, number),
    ),
  }
  return controlPart(pagination, own, { ...props, value: page, disabled: disabled || page === pagination.page })
}

/** A FitList may have an ellipsis where `pages` has none. Only the one at the start follows nothing but boundary pages. */
function isAtStart(pagination: AnyPagination, { index, value }: EllipsisTriggerPartProps) {
  const entry = pagination.pages[index]
  const name = value ?? (entry?.type === 'ellipsis' && entry.value)
  return name ? name === 'ellipsis-start' : index <= neighborCount(pagination[internals].options.boundaryCount)
}

/** The current page if the gap has no page that is known to exist. */
function getForwardTarget(pagination: AnyPagination, index: number, by: number) {
  const { page, totalPages, isTotalKnown } = pagination
  const siblings = neighborCount(pagination[internals].options.siblingCount)
  // The last ellipsis is at boundary + 2 · siblings + 2, and a FitList drops siblings only once it has one boundary page.
  const boundary = Math.max(index - 2 * siblings - 2, index % 2)
  const first = Math.max(index, page + (index - boundary - 2) / 2) + 1
  const last = totalPages - (isTotalKnown ? boundary : 0)
  return first > last ? page : Math.min(page + by, last)
}
