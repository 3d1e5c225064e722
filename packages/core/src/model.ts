import { getEntries, type Pages } from './entries.js'
import type { PaginationOptions } from './options.js'
import { getPosition, type Position } from './position.js'
import type { PaginationState } from './state.js'
import { warnOfOptions } from './warnings.js'

/** Everything that is shown: the position and the entries. */
export interface PaginationModel extends Position {
  /** Entries to render. */
  readonly pages: Pages
  /** The previous page, or `null` if it can't be reached. */
  readonly previousPage: number | null
  /** The next page, or `null` if it can't be reached. */
  readonly nextPage: number | null
}

/** The model to render. An entry that is also in the `previous` model of the same instance is the same object. */
export function getModel(position: Position, previous?: Pick<PaginationModel, 'pages'>): PaginationModel {
  const { options, page, totalPages, isTotalKnown, lastPage } = position
  // By name: a spread would read every option, and where options are signals, each callback would cause a new model.
  const { siblingCount, boundaryCount } = options
  warnOfOptions(options)
  return {
    pages: getEntries({ page, totalPages, isTotalKnown, siblingCount, boundaryCount }, previous?.pages),
    previousPage: totalPages && page > 1 ? page - 1 : null,
    // Beyond an open total, the next page can be tried.
    nextPage: totalPages && page < lastPage ? page + 1 : null,
    ...position,
  }
}

/**
 * Everything that a pagination shows, from its options. Pure, and valid for any input. `state` is what the last request
 * stored, and `previous` the last model of the same instance.
 */
export function paginate(
  options: PaginationOptions,
  state?: PaginationState,
  previous?: PaginationModel,
): PaginationModel {
  return getModel(getPosition(options, state, previous), previous)
}
