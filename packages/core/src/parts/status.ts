import { formatNumber } from '../format-number.js'
import { type AnyPagination, internalsOf } from '../internals.js'
import { itemCount } from '../number.js'
import { englishStatusLabel, type StatusLabelDetails } from '../translations.js'
import type { StatusAttributes } from './attributes.js'
import { createPart, type Part } from './part.js'

/** The line that says what is shown. */
export function statusPart(pagination: AnyPagination): Part<StatusAttributes, 'div'> {
  const id = internalsOf(pagination).options.ids?.status
  return createPart('div', [{ 'data-part': 'status', id, role: 'status', 'aria-atomic': 'true', 'aria-live': 'off' }])
}

/** The text of the Status: empty while nothing is known. */
export function getStatusText(pagination: AnyPagination): string {
  const details = getStatusDetails(pagination)
  const label = internalsOf(pagination).options.translations?.statusLabel ?? englishStatusLabel
  return details ? label(details, (number) => formatNumber(pagination, number)) : ''
}

/** What the Status says. While busy, it stays as it was. `undefined` while nothing is known. */
export function getStatusDetails(pagination: AnyPagination): StatusLabelDetails | undefined {
  const { settled, options } = internalsOf(pagination)
  const from = pagination.busy ? settled : { ...pagination, options }
  if (!from || (!from.isTotalKnown && !from.totalPages)) return
  const { page, isTotalKnown } = from
  const totalPages = isTotalKnown ? from.totalPages : 0
  const { start, end } = from.pageRange
  const exact = itemCount(from.options.count) ?? (isTotalKnown && !totalPages ? 0 : undefined)
  const atLeast = from.options.totalPages == null ? itemCount(from.options.minCount) : undefined
  // Past the lower bound, nobody knows how many of the page's items exist.
  const count = exact ?? (atLeast && end <= atLeast ? atLeast : undefined)
  const range = count ? { start: start + 1, end } : { start: 0, end: 0 }
  return { page, totalPages, ...range, count, isCountExact: exact !== undefined }
}
