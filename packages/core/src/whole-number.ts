/** The most siblings or boundary pages in a list: more than a screen shows, and not too many for a loop. */
const MOST_NEIGHBOURS = 1000

/** A number of items, from 0 to 2^53 − 1. `undefined` where it is not known. */
export const toCount = (value: unknown): number | undefined => wholeNumber(value, 0)

/** A page or a page size, from 1 to 2^53 − 1. `undefined` where none is given. */
export const toPage = (value: unknown): number | undefined => wholeNumber(value, 1)

/** A number of siblings or boundary pages, from 0 to 1000, with 1 as the default. */
export const toNeighbours = (value: unknown): number => wholeNumber(value, 0, MOST_NEIGHBOURS) ?? 1

/** A numeric string counts as its number; what is no number, `NaN` included, as not given. */
function wholeNumber(value: unknown, least: number, most = Number.MAX_SAFE_INTEGER): number | undefined {
  const number = typeof value === 'string' && value.trim() ? Number(value) : value
  return typeof number === 'number' && !Number.isNaN(number)
    ? Math.min(Math.max(Math.trunc(number), least), most)
    : undefined
}
