import { formatNumber } from '../format-number.js'
import { type AnyPagination, internalsOf } from '../internals.js'
import { itemCount } from '../number.js'
import type { PaginationOptions } from '../options.js'
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
  if (!pagination.busy) return detailsOf(pagination, options)
  return settled && detailsOf(settled, settled.options)
}

type Shown = Pick<AnyPagination, 'page' | 'totalPages' | 'isTotalKnown' | 'pageRange'>

function detailsOf(shown: Shown, options: PaginationOptions): StatusLabelDetails | undefined {
  const { page, isTotalKnown, pageRange } = shown
  if (!isTotalKnown && !shown.totalPages) return
  const { start, end } = pageRange
  const totalPages = isTotalKnown ? shown.totalPages : 0
  const exact = itemCount(options.count) ?? (isTotalKnown && !totalPages ? 0 : undefined)
  const atLeast = options.totalPages == null ? itemCount(options.minCount) : undefined
  // Past the lower bound, nobody knows how many of the page's items exist.
  const count = exact ?? (atLeast && end <= atLeast ? atLeast : undefined)
  const range = count ? { start: start + 1, end } : { start: 0, end: 0 }
  return { page, totalPages, ...range, count, isCountExact: exact !== undefined }
}
