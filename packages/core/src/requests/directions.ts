import type { ShownNumbers } from '../numbers/position.js'

/** The direction of a trigger. */
export type Direction = 'first' | 'prev' | 'next' | 'last'

/** The target page of a trigger. If it is out of range or the current page, the trigger is disabled. */
export const pageInDirection: Record<
  Direction,
  (from: Pick<ShownNumbers, 'page' | 'totalPages' | 'isTotalKnown'>) => number
> = {
  first: () => 1,
  prev: ({ page }) => page - 1,
  next: ({ page }) => page + 1,
  last: ({ page, totalPages, isTotalKnown }) => (isTotalKnown && totalPages) || page,
}
