import type { PaginationOptions } from '../options/options.js'
import { itemCount, neighborCount, toPositiveInteger } from './page-math.js'
import type { ShownNumbers } from './shown.js'

/** A page in the list. */
export interface PageEntry {
  /** Distinguishes a page from an ellipsis. */
  readonly type: 'page'
  /** Page number, from 1. Unique in the list, so use it as the key. */
  readonly value: number
}

/** A gap of two or more pages in the list. */
export interface EllipsisEntry {
  /** Distinguishes an ellipsis from a page. */
  readonly type: 'ellipsis'
  /** Unique in the list, so use it as the key. */
  readonly value: 'ellipsis-start' | 'ellipsis-end'
}

/** An ellipsis with its place in the list, passed to custom content. */
export interface ListedEllipsis extends EllipsisEntry {
  /** Position in the list, from 0. */
  readonly index: number
}

/** The entries to render, from the first page to the last. */
export type Pages = readonly (PageEntry | EllipsisEntry)[]

/** What determines the list of entries. */
export interface EntriesInput {
  /** Current page, from 1. Clamped to the existing pages. */
  readonly page: number
  /** Number of pages, from 0. */
  readonly totalPages: number
  /** Whether `totalPages` is exact. If not, the list ends with an ellipsis, if it has any. Default true. */
  readonly isTotalKnown?: boolean | undefined
  /** Pages on each side of the current one, 0 to 1000. Default 1. */
  readonly siblingCount?: number | undefined
  /** Pages at the beginning and at the end, 0 to 1000. Default 1. */
  readonly boundaryCount?: number | undefined
  /** Whether an ellipsis stands for the pages of a gap. Default true. */
  readonly ellipses?: boolean | undefined
}

/** What a pagination's list is made from. All of it, so that the compiler reports what this lacks. */
export const entriesInput = (
  { siblingCount, boundaryCount, ellipses }: PaginationOptions,
  { page, totalPages, isTotalKnown }: ShownNumbers,
): Required<EntriesInput> => ({ page, totalPages, isTotalKnown, siblingCount, boundaryCount, ellipses })

/**
 * The pages and ellipses to show. For a fixed `totalPages`, the list has the same length on every page:
 * `min(totalPages, 2·siblingCount + 3 + 2·boundaryCount)`. If the total isn't known, the list has no last page but ends with
 * an ellipsis: `min(totalPages, 2·siblingCount + 2 + boundaryCount) + 1`. Without `ellipses`, it has no slots for them either:
 * `min(totalPages, 2·siblingCount + 1 + 2·boundaryCount)`, or `min(totalPages, 2·siblingCount + 1 + boundaryCount)`. It contains the
 * current page, and its cost doesn't grow with `totalPages`. An entry that is also in the `previous` list is the same object.
 */
export function getEntries(input: EntriesInput, previous?: Pages): Pages {
  const total = itemCount(input?.totalPages) ?? 0
  const isOpen = input?.isTotalKnown === false && total > 0
  const siblings = neighborCount(input?.siblingCount)
  const boundary = neighborCount(input?.boundaryCount)
  // On each side of the middle there is one slot, for a single page or an ellipsis.
  const hasSlots = input?.ellipses ?? true
  const slot = hasSlots ? 1 : 0
  const length = Math.min(total, 2 * siblings + 1 + (boundary + slot) * (isOpen ? 1 : 2))
  // An open list has no slot between its middle and its end.
  const middleEnd = isOpen ? length : length - boundary - 1
  // Page = index + shift. The shift is 1 at the start of the list, and `lastShift` at its end.
  const lastShift = total - length + 1
  const middleShift = Math.max(
    1,
    Math.min((toPositiveInteger(input?.page) ?? 1) - siblings - boundary - slot, lastShift),
  )
  const entries: (PageEntry | EllipsisEntry)[] = []
  const kept = new Map(previous?.map((entry) => [entry.value, entry]))
  for (let index = 0; index < length; index++) {
    let shift = middleShift
    if (index < boundary) shift = 1
    else if (index > middleEnd) shift = lastShift
    const value = index + shift
    if (hasSlots && index === boundary && middleShift > 1) entries.push(ellipsisStart)
    else if (hasSlots && index === middleEnd && middleShift < lastShift) entries.push(ellipsisEnd)
    else entries.push(kept.get(value) ?? { type: 'page', value })
  }
  if (isOpen && hasSlots) entries.push(ellipsisEnd)
  return entries
}

const ellipsisStart: EllipsisEntry = { type: 'ellipsis', value: 'ellipsis-start' }
const ellipsisEnd: EllipsisEntry = { type: 'ellipsis', value: 'ellipsis-end' }

/**
 * The entries of a list with room for a number of them: `pages`, or fewer. It drops boundary pages beyond the first and the
 * last, then siblings from the outside in, then the first and the last page, and at last the ellipses. For the same room
 * and number of pages, the list has the same length on every page.
 */
export function shortenPages(pages: Pages, input: EntriesInput, room = pages.length): Pages {
  const longest = Math.max(1, room)
  // False for `NaN`, with which the room isn't known either.
  return longest < pages.length ? shortenTo(longest, pages, input) : pages
}

function shortenTo(longest: number, pages: Pages, input: EntriesInput) {
  const { ellipses } = input
  const siblings = neighborCount(input.siblingCount)
  // What remains beside the current page and, with ellipses, two others: each a slot, or the ellipsis at the end of an open list.
  const rest = longest - ((ellipses ?? true) ? 3 : 1)
  const ends = input.isTotalKnown === false ? 1 : 2
  const roomAtEnds = Math.floor((rest - 2 * siblings) / ends)
  let boundaryCount = Math.min(neighborCount(input.boundaryCount), Math.max(1, roomAtEnds))
  const roomBeside = Math.floor((rest - ends * boundaryCount) / 2)
  const siblingCount = Math.min(siblings, Math.max(0, roomBeside))
  // Without siblings, the first and the last page are next, and then the ellipses.
  if (ends * boundaryCount > rest) boundaryCount = 0
  return getEntries({ ...input, siblingCount, boundaryCount, ellipses: rest < 0 ? false : ellipses }, pages)
}
