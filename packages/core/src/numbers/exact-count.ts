import { defaultPageSize, getOffset, itemCount, itemsPerPage, toPositiveInteger } from './page-math.js'
import { warn } from './warn.js'

/** An answer of a server that doesn't count. */
export interface PageAnswer {
  /** The requested page, from 1. */
  readonly page: number
  /** The requested page size. `Infinity` means all items. */
  readonly pageSize: number
  /** Number of rows on the page. */
  readonly rows: number
  /** Whether there is a next page. Default: whether the page is full. */
  readonly hasNextPage?: boolean | undefined
}

/**
 * The `count` to pass if the server doesn't count: the number of items once an answer has shown where they end, and `undefined`
 * before. Call it for each answer in order of arrival, but not for errors. `previous` is the previous answer with its count, or
 * `undefined` for the first answer of a query.
 *
 * A count stays known until rows beyond it, or a next page at its end or later, contradict it. If a page is empty, the count
 * leads back to a page that exists. Numbers are read as those of the options; without a number of rows, nothing changes.
 * @example
 * exactCount(undefined, { page: 3, pageSize: 10, rows: 5 }) // 25
 */
export function exactCount(
  previous: (PageAnswer & { readonly count?: number | undefined }) | undefined,
  answer: PageAnswer,
): number | undefined {
  const { start, rows, pageSize } = readAnswer(answer)
  const before = readAnswer(previous ?? {})
  const known = itemCount(previous?.count)
  warn('answer', answer)
  if (rows === undefined) return known
  const end = start + rows
  const endBefore = before.start + (before.rows ?? 0)
  const isFull = rows >= pageSize

  if (answer.hasNextPage ?? isFull) {
    if (known === undefined) return
    // After an empty page, the count may be a guess that leads back to a page that exists.
    const isGuess = !before.rows && endBefore > known
    const isContradicted = end > known || (answer.hasNextPage && end === known)
    return isGuess || isContradicted ? undefined : known
  }
  if (rows || !start) return end
  if (known !== undefined && known <= start) return known
  // After two empty pages, only page 1 is sure to exist.
  return before.rows ? Math.min(endBefore, start) : 0
}

function readAnswer(answer: Partial<PageAnswer> | null | undefined) {
  const pageSize = itemsPerPage(answer?.pageSize) ?? defaultPageSize
  return { pageSize, start: getOffset(toPositiveInteger(answer?.page) ?? 1, pageSize), rows: itemCount(answer?.rows) }
}
