import type { FitInput } from '../adapter.js'
import { warn } from '../numbers/warn.js'
import { isDevelopment } from '../options/is-development.js'
import { dropRulers, type FittedList, observe, unobserve } from './fitted-list.js'
import { addRulers, widthOf } from './rulers.js'

/** Measures how many entries of a list fit. */
export interface Fit {
  /** Call it after each render. It measures a new list, and one with other numbers. Null stops observing. */
  readonly update: (list: HTMLElement | null, input?: FitInput) => void
}

/**
 * Calls `onRoom` with the number of entries that fit on one line of a list, whenever it changes, or the properties below do. It
 * measures when the size of the list or of an entry changes, or the widest texts, and never adds up the widths of the visible entries.
 * The lists of a window share an observer.
 *
 * If a style sheet gives the list a `--dogear-fit`, its parent gets `--dogear-entries`, the number of entries that it would
 * show if it had room, and `--dogear-step`, the width of the widest one with its gap.
 */
export function createFit(onRoom: (room: number) => void): Fit {
  let fitted: FittedList | undefined
  return {
    update(list, input) {
      if (fitted && fitted.list !== list) {
        dropRulers(fitted)
        unobserve(fitted)
        fitted.observer = undefined
        fitted = undefined
      }
      if (!list || !input) return
      const before = fitted?.input
      const isMeasured = before && before.length === input.length && before.widest.join() === input.widest.join()
      fitted ??= { list, onRoom, input }
      fitted.input = input
      if (!isMeasured) {
        dropRulers(fitted)
        measure([fitted])
      }
      observe(fitted, measure)
    },
  }
}

/** Takes each step for all lists before the next one, because a change between two reads would cost another layout. */
function measure(lists: readonly (FittedList | undefined)[]) {
  const measured = [...new Set(lists)].filter(isLaidOut).filter(canMeasure).map(readRulers)
  const restyled = measured.map(restyle)
  const widths = measured.map(({ fitted }) => widthOf(fitted.list))
  for (const [index, list] of measured.entries()) applyRoom(list, widths[index] as number, restyled[index] as boolean)
}

/** Without a width, the list has no entries or isn't laid out. */
const isLaidOut = (fitted?: FittedList): fitted is FittedList =>
  !!(fitted?.list.firstElementChild as HTMLElement | null)?.offsetWidth

/** Adds the copies. Returns whether they can be measured now; the observer reports those that render later. */
function canMeasure(fitted: FittedList): boolean {
  if (fitted.rulers) return true
  addRulers(fitted)
  if (fitted.rendersLater) observe(fitted, measure)
  return !fitted.rendersLater
}

/** The widths that the copies of a list tell. */
interface Measured {
  readonly fitted: FittedList
  /** That of the list without entries, less one gap: each entry counts with a gap, which is one too many. */
  readonly empty: number
  /** That of an entry with its gap. */
  readonly entry: number
  /** That of the widest entry, which can be the current one. */
  readonly widest: number
  /** `--dogear-fit`, if a style sheet sets it. */
  readonly fitProperty: string
}

function readRulers(fitted: FittedList): Measured {
  const [one = 0, two = 0, withCurrent = 0, withEllipsis = 0] = fitted.rulers?.map(widthOf) ?? []
  const entry = Math.max(two, withEllipsis) - one
  const fitProperty = getComputedStyle(fitted.list)?.getPropertyValue('--dogear-fit')
  return { fitted, empty: 2 * one - two, entry, widest: Math.max(entry, withCurrent - one), fitProperty }
}

/** Removes the copies and writes the two properties on the list's parent. Returns whether that changed its style. */
function restyle({ fitted, widest, fitProperty }: Measured): boolean {
  const { list, input, rendersLater } = fitted
  const { style } = list.parentElement ?? list
  const { cssText } = style
  if (!rendersLater) dropRulers(fitted)
  if (fitProperty) {
    style.setProperty('--dogear-entries', `${input.length}`)
    style.setProperty('--dogear-step', `${widest}px`)
  }
  return style.cssText !== cssText
}

function applyRoom({ fitted, empty, entry, widest }: Measured, width: number, isRestyled: boolean) {
  const { input, room: before } = fitted
  // A sum of rounded widths can be a little too large.
  const others = Math.floor((width - empty - widest + 0.05) / entry)
  // Where a width is no number, as with a mocked browser API, every entry stays.
  const room = Math.max(1, Math.min(1 + others, input.length)) || input.length
  warnIfSizedByContent(fitted, width, room !== before)
  if (room === before && !isRestyled) return
  // The entries are about to change size. Observed again, they are reported from the next frame on.
  unobserve(fitted)
  observe(fitted, measure)
  fitted.room = room
  fitted.onRoom(room)
}

/** The width of a list when its number of entries last changed, and what may change it: the parent and, in CSS, the total. */
const lastWidths = new WeakMap<Element, readonly [width: number, causes: string]>()

/** In development, warns of a list whose width changes with its entries. Call it before their number changes again. */
function warnIfSizedByContent({ list, input }: FittedList, width: number, isChange: boolean) {
  if (isDevelopment()) {
    const before = lastWidths.get(list)
    const causes = [list.parentElement && widthOf(list.parentElement), input.length, input.widest].join(' ')
    if (isChange) lastWidths.set(list, [width, causes])
    else lastWidths.delete(list)
    if (isChange && before && before[0] !== width && before[1] === causes) warn('sizedByContent')
  }
}
