import type { Position } from './position.js'

/** Where a trigger leads. */
export type Direction = 'first' | 'prev' | 'next' | 'last'

/** The page that a trigger leads to. It may be out of range, which disables the trigger. */
export const pageInDirection: Record<Direction, (from: Pick<Position, 'page' | 'totalPages'>) => number> = {
  first: () => 1,
  prev: ({ page }) => page - 1,
  next: ({ page }) => page + 1,
  last: ({ page, totalPages }) => totalPages || page,
}
