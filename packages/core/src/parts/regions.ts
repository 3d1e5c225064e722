import { englishStatusLabel, type StatusLabelDetails } from '../options/labels.js'
import { formatNumber, internals, type Model } from './any-pagination.js'
import type { ContentAttributes, RootAttributes, StatusAttributes } from './attributes.js'
import { createPart, type Part } from './part.js'

/** The landmark around the other parts. */
export function rootPart(pagination: Model): Part<RootAttributes, 'nav'> {
  const { dir, ids, translations } = pagination[internals].options
  const { page, totalPages, isTotalKnown, busy } = pagination
  const isSinglePage = isTotalKnown && totalPages < 2 && page < 2
  return createPart<RootAttributes, 'nav'>('nav', [
    {
      'data-part': 'root',
      id: ids?.root,
      'aria-label': translations?.rootLabel ?? 'pagination',
      dir,
      'data-busy': busy && '',
      'data-single-page': isSinglePage && '',
    },
  ])
}

/** The element around the items of the page. */
export function contentPart(pagination: Model): Part<ContentAttributes, 'div'> {
  const id = pagination[internals].options.ids?.content
  return createPart<ContentAttributes, 'div'>('div', [
    { 'data-part': 'content', id, 'aria-busy': pagination.busy && 'true', tabindex: -1 },
  ])
}

/** The line that says what is shown. */
export function statusPart(pagination: Model): Part<StatusAttributes, 'div'> {
  const id = pagination[internals].options.ids?.status
  return createPart<StatusAttributes, 'div'>('div', [
    { 'data-part': 'status', id, dir: 'auto', role: 'status', 'aria-atomic': 'true', 'aria-live': 'off' },
  ])
}

/** The text of the Status: empty while nothing is known. */
export function getStatusText(pagination: Model): string {
  const details = getStatusDetails(pagination)
  const label = pagination[internals].options.translations?.statusLabel ?? englishStatusLabel
  return details ? label(details, (number) => formatNumber(pagination, number)) : ''
}

/** What the Status says. While busy, it stays as it was. `undefined` while nothing is known. */
export function getStatusDetails(pagination: Model): StatusLabelDetails | undefined {
  const { position } = pagination[internals]
  const loaded = pagination.busy ? position.loaded : position
  if (!loaded) return
  const { shown, total } = loaded
  const { page, isTotalKnown } = shown
  if (!isTotalKnown && !shown.totalPages) return
  const { start, end } = shown.pageRange
  const totalPages = isTotalKnown ? shown.totalPages : 0
  const exact = total.count ?? (isTotalKnown && !totalPages ? 0 : undefined)
  // Past the lower bound, nobody knows how many of the page's items exist.
  const { minCount } = total
  const count = exact ?? (minCount !== undefined && end <= minCount ? minCount : undefined)
  const range = count ? { start: start + 1, end } : { start: 0, end: 0 }
  return { page, totalPages, ...range, count, isCountExact: exact !== undefined }
}
