import { warnIfSizedByContent } from './content-width.js'
import { type FitInput, type FittedList, observe, unobserve } from './fitted-list.js'
import { addRulers, widthOf } from './ruler.js'

/** Adapts the length of a list to its width. */
export interface Fit {
  /** Call it after each render. It measures a new list, and one with other numbers. Null stops observing. */
  readonly update: (list: HTMLElement | null, input?: FitInput) => void
}

/**
 * Calls `onRoom` with the number of entries that fit on one line of a list, whenever it changes. It measures when the size
 * of the list or of an entry changes, or the longest number, and never adds up the widths of the visible entries. The lists of a
 * window share an observer.
 *
 * If a style sheet gives the list a `--dogear-fit`, its parent gets `--dogear-entries`, the number of entries that it would
 * show if it had room, and `--dogear-step`, the width of the widest one with its gap.
 */
export function createFit(onRoom: (room: number) => void): Fit {
  let fitted: FittedList | undefined
  return {
    update(list, input) {
      if (fitted && fitted.list !== list) {
        fitted.isGone = true
        unobserve(fitted)
        fitted = undefined
      }
      if (!list || !input) return
      const before = fitted?.input
      fitted ??= { list, onRoom, input }
      fitted.input = input
      if (before?.widestNumber !== input.widestNumber || before.length !== input.length) measure([fitted])
      observe(fitted, measure)
    },
  }
}

/** Takes each step for all lists before the next, so that a thousand cost two layouts. */
function measure(lists: Iterable<FittedList | undefined>) {
  const jobs = Array.from(new Set(lists), measureInSteps)
  while (jobs.filter((job) => !job.next().done).length > 0);
}

/** Pauses between writing and reading. */
function* measureInSteps(fitted?: FittedList) {
  const first = fitted?.list.firstElementChild as HTMLElement | null
  // Without a width, the list has no entries or isn't laid out.
  if (!fitted || !first?.offsetWidth) return
  const { list, onRoom, input, room: before } = fitted
  yield
  const rulers = addRulers(fitted)
  if (!rulers[0]) return
  yield
  const [one, two, withCurrent, withEllipsis] = rulers.map(widthOf) as [number, number, number, number]
  const step = Math.max(two, withEllipsis) - one
  const widest = Math.max(step, withCurrent - one)
  const isAsked = getComputedStyle(list).getPropertyValue('--dogear-fit')
  yield
  for (const ruler of rulers) ruler.remove()
  // The triggers beside the list need to know, too.
  const { style } = list.parentElement ?? list
  const { cssText } = style
  if (isAsked) {
    style.setProperty('--dogear-entries', `${input.length}`)
    style.setProperty('--dogear-step', `${widest}px`)
  }
  yield
  const width = widthOf(list)
  yield
  // A sum of rounded widths can be a little too large.
  const forEntries = width - 2 * one + two - widest + step + 0.05
  const room = Math.max(1, Math.min(Math.floor(forEntries / step), input.length) || 1)
  warnIfSizedByContent(fitted, width, room !== before)
  if (room === before && cssText === style.cssText) return
  unobserve(fitted)
  observe(fitted, measure)
  fitted.room = room
  onRoom(room)
}
