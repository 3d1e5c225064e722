import type { PaginationActions } from '@dogear/core'
import { effect, stop } from 'vue'

const names = ['setPage', 'setPageSize', 'goToFirstPage', 'goToPrevPage', 'goToNextPage', 'goToLastPage'] as const

/** Actions that make requests without being tracked: an effect that uses them doesn't run again for their result. */
export function untrackedActions(latest: () => PaginationActions): PaginationActions {
  // Vue exports no `untracked`. An effect of its own, stopped at once, takes what a request reads.
  const untracked = (name: keyof PaginationActions) => (value?: unknown) =>
    stop(effect(() => latest()[name](value as number)))
  return Object.fromEntries(names.map((name) => [name, untracked(name)])) as unknown as PaginationActions
}
