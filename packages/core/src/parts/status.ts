import { englishStatusLabel, type StatusLabelDetails } from '../options/labels.js'
import { type AnyPagination, formatNumber, internals } from './any-pagination.js'
import { createPart, type Part, type PartAttributes } from './part.js'

/**
 * Attributes of the Status. It is no live region itself: results are announced by one of their own, and Orca skips a text that it has
 * met in another live region, even in one that is off.
 */
export interface StatusAttributes extends PartAttributes<'status'> {
  /** So that left-to-right text isn't scrambled on a right-to-left page. */
  dir: 'auto'
}

/** The line that says what is shown. */
export function statusPart(pagination: AnyPagination): Part<StatusAttributes, 'div'> {
  const id = pagination[internals].options.ids?.status
  return createPart<StatusAttributes, 'div'>('div', [{ 'data-part': 'status', id, dir: 'auto' }])
}

/** Attributes of the Status. `getStatusText` returns its text. */
export function getStatusProps(pagination: AnyPagination): StatusAttributes {
  return statusPart(pagination).attributes
}

/** The text of the Status: empty while nothing is known. */
export function getStatusText(pagination: AnyPagination): string {
  const details = getStatusDetails(pagination)
  const label = pagination[internals].options.translations?.statusLabel ?? englishStatusLabel
  return details ? label(details, (number) => formatNumber(pagination, number)) : ''
}

/** What the Status says. While busy, it stays as it was. `undefined` while nothing is known. */
export function getStatusDetails(pagination: AnyPagination): StatusLabelDetails | undefined {
  const { position } = pagination[internals]
  const loaded = pagination.busy ? position.loaded : position
  if (!loaded) return
  const { shown, total } = loaded
  const { page, isTotalKnown } = shown
  if (!isTotalKnown && !shown.totalPages) return
  const { start, end } = shown.pageRange
  const totalPages = isTotalKnown ? shown.totalPages : 0
  const isEmpty = isTotalKnown && !totalPages
  const exact = total.count ?? (isEmpty ? 0 : undefined)
  // Past the lower bound, nobody knows how many of the page's items exist.
  const { minCount } = total
  const count = exact ?? (minCount !== undefined && end <= minCount ? minCount : undefined)
  const range = count ? { start: start + 1, end } : { start: 0, end: 0 }
  return { page, totalPages, ...range, count, isCountExact: exact !== undefined }
}
