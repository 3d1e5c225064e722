/** More siblings or boundary pages than fit on a screen, but few enough for a loop. */
const maxNeighborCount = 1000

/** A number of items, from 0 to 2^53 − 1. `undefined` if it isn't known. */
export const itemCount = (value: unknown): number | undefined => integer(value, 0)

/** A page, from 1 to 2^53 − 1. `undefined` if it isn't set. */
export const positiveInteger = (value: unknown): number | undefined => integer(value, 1)

/** A number of items per page: like a page, or `Infinity` for all items. */
export function itemsPerPage(value: unknown): number | undefined {
  const size = integer(value, 1, Number.POSITIVE_INFINITY)
  return Number.isFinite(size) ? positiveInteger(size) : size
}

/** A number of siblings or boundary pages, from 0 to 1000. Default 1. */
export const neighborCount = (value: unknown): number => integer(value, 0, maxNeighborCount) ?? 1

/** Numeric strings and BigInts are converted; anything else that isn't a number, `NaN` included, is `undefined`. */
function integer(value: unknown, min: number, max = Number.MAX_SAFE_INTEGER): number | undefined {
  const isNumeric = typeof value === 'string' ? value.trim() : typeof value === 'number' || typeof value === 'bigint'
  const number = isNumeric ? Math.trunc(Number(value)) : Number.NaN
  // False for `NaN`.
  return number <= Number.POSITIVE_INFINITY ? Math.min(Math.max(number, min), max) : undefined
}
