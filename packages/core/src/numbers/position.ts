import type { PaginationOptions } from '../options/options.js'
import { type End, findEnd } from './end.js'
import { getShown, type ShownNumbers } from './shown.js'
import { getWanted, type PaginationState, type Wanted } from './wanted.js'

/** All numbers that a request needs, without the list of pages. */
export interface Position extends Wanted, End {
  readonly shown: ShownNumbers
  /** The last rendered position whose data had arrived. Only while busy. */
  readonly loaded: Position | undefined
}

/**
 * Derives the position from options and state. Pure, and valid for any input. Omit `stored` until a request has stored a
 * state. `previous` is the last position of the same instance: if an option is no longer controlled, the pagination
 * resumes from what it showed last. `rendered` is the last one that was rendered, whose total still counts while busy.
 */
export function getPosition(
  options: PaginationOptions,
  stored?: PaginationState,
  previous?: Position,
  rendered = previous,
): Position {
  const lastLoaded = rendered?.shown.busy ? rendered.loaded : rendered
  const loaded = options.busy ? lastLoaded : undefined

  const wanted = getWanted(options, stored, previous)
  const known = { ...wanted, ...findEnd(options, wanted, loaded) }
  const shown = getShown(options, known, loaded?.shown.totalPages)

  // While the parent controls the page, its own offset is out of date: continue from the page that users see.
  const { pageRange, pageSize } = shown
  const resumeFrom = wanted.isPageControlled ? { offset: pageRange.start, pageSize } : wanted.resumeFrom
  return { ...known, shown, resumeFrom, loaded }
}
