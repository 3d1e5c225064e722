import type { EllipsisEntry } from '../numbers/entries.js'
import { neighborCount, positiveInteger } from '../numbers/page-math.js'
import { englishJumpLabel } from '../options/labels.js'
import { formatNumber, internals, type Model } from './any-pagination.js'
import type { ControlAttributes } from './attributes.js'
import { type ControlPart, type ControlPartProps, controlPart } from './control.js'
import { getPages } from './list.js'
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
export function ellipsisTriggerPart(pagination: Model, props: EllipsisTriggerPartProps): ControlPart {
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
function isAtStart(pagination: Model, { index, value }: EllipsisTriggerPartProps) {
  const entry = getPages(pagination)[index]
  const name = value ?? (entry?.type === 'ellipsis' && entry.value)
  return name ? name === 'ellipsis-start' : index <= neighborCount(pagination[internals].options.boundaryCount)
}

/**
 * The page to jump to: the current one if no page of the gap is known to exist. Before the ellipsis at the end, a list has
 * `boundary` pages, a slot, and the current page between its siblings. A FitList drops boundary pages before siblings.
 */
function getForwardTarget(pagination: Model, index: number, by: number) {
  const { page, totalPages, isTotalKnown } = pagination
  const siblings = neighborCount(pagination[internals].options.siblingCount)
  const boundary = Math.max(index - 2 * siblings - 2, index % 2)
  const before = Math.max(index, page + (index - boundary - 2) / 2)
  const last = totalPages - (isTotalKnown ? boundary : 0)
  return before < last ? Math.min(page + by, last) : page
}
