import { type Position, pageRangeOf } from './position.js'

/** The text of the Status, as the documentation specifies it. */
export function statusOf(position: Position): string {
  const { page, totalPages, isTotalKnown, count, reported, minCount } = position
  if (!isTotalKnown && totalPages === 0) return ''
  if (count === 0 || (isTotalKnown && totalPages === 0)) return 'No results'
  const { start, end } = pageRangeOf(position)
  const range = start + 1 === end ? `${end}` : `${start + 1}–${end}`
  if (count !== undefined) return `${range} of ${count}`
  if (reported === undefined && minCount && end <= minCount) return `${range} of ${minCount}+`
  return `Page ${page}${isTotalKnown ? ` of ${totalPages}` : ''}`
}
