import type { Position } from '../numbers/position.js'
import type { PaginationState } from '../numbers/state.js'
import type { PaginationOptions } from '../options/options.js'

/** What an adapter provides: the latest numbers, and a way to replace the state behind them. */
export interface Host {
  /** The latest options. */
  options(): PaginationOptions
  /** The position of the latest options and of the state that `setState` received last. */
  position(): Position
  /** Stores a state and renders again. */
  setState(next: PaginationState): void
  /** Runs a request and its callbacks as one update. Default: just calls it. */
  run?(request: () => void): void
}
