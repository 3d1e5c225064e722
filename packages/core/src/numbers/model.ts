import type { PaginationOptions } from '../options/options.js'
import { getEntries, type Pages } from './entries.js'
import { getPosition, type PaginationState, type Position, type ShownNumbers } from './position.js'
import { warn } from './warn.js'

/** Everything that is shown. */
export interface PaginationModel extends ShownNumbers {
  /** Entries to render. */
  readonly pages: Pages
  /** Where the numbers come from. */
  readonly position: Position
}

/**
 * Computes all numbers and the list of pages from the options. Pure, and valid for any input. `state` is what the last
 * request stored, and `previous` the last model of the same instance.
 */
export function paginate(
  given: PaginationOptions | null | undefined,
  state?: PaginationState,
  previous?: PaginationModel,
): PaginationModel {
  const options = given ?? {}
  warn('options', options)
  const position = getPosition(options, state, previous?.position)
  return { position, pages: getPages(options, position, previous?.pages), ...position.shown }
}

/** The entries to render. An entry that is also in the `previous` list is the same object. */
export function getPages(options: PaginationOptions, { shown }: Position, previous?: Pages): Pages {
  // By name: a spread would read every option, and where options are signals, each callback would cause a new list.
  const { siblingCount, boundaryCount } = options
  return getEntries({ siblingCount, boundaryCount, ...shown }, previous)
}
