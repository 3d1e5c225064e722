import type { EllipsisEntry } from '../numbers/entries.js'
import { neighborCount, toPositiveInteger } from '../numbers/page-math.js'
import { englishJumpLabel } from '../options/labels.js'
import { type AnyPagination, formatNumber, internals } from './any-pagination.js'
import {
  type ControlAttributes,
  type ControlPart,
  type ControlPartProps,
  type ControlProps,
  controlPart,
} from './control.js'
import type { Own } from './part.js'

/** Options of an EllipsisTrigger. */
export interface EllipsisTriggerPartProps extends ControlPartProps {
  /** Position in the list, from 0. */
  readonly index: number
  /** Which ellipsis it is. Only needed in a FitList with a `boundaryCount` above 1, where the same `index` can mean either. */
  readonly value?: EllipsisEntry['value'] | undefined
  /**
   * Number of pages to jump, from 1. If that leads beyond the gap, the jump ends at its farthest page. Default: 5, or as many as it
   * takes to reach a page that the list doesn't show.
   */
  readonly by?: number | undefined
}

/** The control that jumps into the gap of an ellipsis, but not beyond it. */
export function ellipsisTriggerPart(pagination: AnyPagination, props: EllipsisTriggerPartProps): ControlPart {
  const { ids, translations } = pagination[internals].options
  const { index, by, disabled, asChild, href } = props
  const given = toPositiveInteger(by)
  const isStart = isAtStart(pagination, props)
  const page = isStart ? getBackTarget(pagination, index, given) : getForwardTarget(pagination, index, given)
  // A disabled trigger, whose target is the current page, keeps the label of a whole jump.
  const distance = Math.abs(page - pagination.page) || given || defaultJump
  const own: Own<ControlAttributes> = {
    'data-part': 'ellipsis-trigger',
    id: ids?.ellipsisTrigger?.(index),
    'aria-label': (translations?.jumpLabel ?? englishJumpLabel)(
      { direction: isStart ? 'back' : 'forward', distance, page },
      (number) => formatNumber(pagination, number),
    ),
  }
  return controlPart(pagination, own, { value: page, disabled: disabled || page === pagination.page, asChild, href })
}

/** Attributes and click handler of the EllipsisTrigger for the ellipsis at `index` in `pages`. */
export function getEllipsisTriggerProps(pagination: AnyPagination, options: EllipsisTriggerPartProps): ControlProps {
  return pagination[internals].toProps(ellipsisTriggerPart(pagination, { asChild: true, ...options }))
}

function isAtStart(pagination: AnyPagination, { index, value }: EllipsisTriggerPartProps) {
  const entry = pagination.pages[index]
  if (value) return value === 'ellipsis-start'
  if (entry?.type === 'ellipsis') return entry.value === 'ellipsis-start'
  // A FitList may have an ellipsis where `pages` has none. Before the one at the start, there are only boundary pages.
  return index <= neighborCount(pagination[internals].options.boundaryCount)
}

const defaultJump = 5

/** The page to jump to. Before the ellipsis at the start, a list has only boundary pages, so the gap begins at `index + 1`. */
function getBackTarget(pagination: AnyPagination, index: number, by: number | undefined) {
  const { page, totalPages, isTotalKnown } = pagination
  const siblings = neighborCount(pagination[internals].options.siblingCount)
  // The first page after the gap, unless a FitList shows fewer siblings.
  const afterGap = Math.min(page - siblings, totalPages - 2 * siblings - (isTotalKnown ? index + 1 : 0))
  const target = by ? page - by : Math.min(page - defaultJump, afterGap - 1)
  return Math.min(page, Math.max(target, index + 1))
}

/**
 * The page to jump to: the current one if no page of the gap is known to exist. Before the ellipsis at the end, a list has its
 * boundary pages, a slot, and the current page between its siblings. A FitList may have fewer of them.
 */
function getForwardTarget(pagination: AnyPagination, index: number, by: number | undefined) {
  const { page, totalPages, isTotalKnown } = pagination
  const siblings = Math.min(neighborCount(pagination[internals].options.siblingCount), Math.floor(index / 2) - 1)
  const boundary = index - 2 * siblings - 2
  const beforeGap = Math.max(index, page + siblings)
  const lastInGap = totalPages - (isTotalKnown ? boundary : 0)
  const target = by ? page + by : Math.max(page + defaultJump, beforeGap + 1)
  return beforeGap < lastInGap ? Math.min(target, lastInGap) : page
}
