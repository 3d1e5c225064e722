import { warn } from '../src/numbers/warn.js'
import { isDevelopment } from '../src/options/is-development.js'
import { addRulers, type FitInput, type FittedList, observe, unobserve, widthOf } from './fitted-list.js'

/** Measures how many entries of a list fit. */
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
        unobserve(fitted)
        fitted.observer = undefined
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

/** Takes each step for all lists before the next one, because a change between two reads would cost another layout. */
function measure(lists: Iterable<FittedList | undefined>) {
  const steps = Array.from(new Set(lists), stepsOf)
  for (const index of [0, 1, 2, 3, 4]) for (const ofOneList of steps) ofOneList[index]?.()
}

function stepsOf(fitted?: FittedList) {
  const first = fitted?.list.firstElementChild as HTMLElement | null
  // Without a width, the list has no entries or isn't laid out.
  if (!fitted || !first?.offsetWidth) return []
  const { list, onRoom, input, room: before } = fitted
  const { style } = list.parentElement ?? list
  let rulers: readonly HTMLElement[]
  /** The width of the list without entries. */
  let emptyWidth: number
  /** The width of an entry with its gap. */
  let entry: number
  /** That of the widest entry, which can be the current one. */
  let widest: number
  let width: number
  let fitProperty: string
  let isRestyled: boolean

  const placeRulers = () => {
    rulers = addRulers(fitted)
  }
  const readRulers = () => {
    const [one, two, withCurrent, withEllipsis] = rulers.map(widthOf) as [number, number, number, number]
    emptyWidth = 2 * one - two
    entry = Math.max(two, withEllipsis) - one
    widest = Math.max(entry, withCurrent - one)
    fitProperty = getComputedStyle(list).getPropertyValue('--dogear-fit')
  }
  /** Also tells the triggers beside the list how wide it would be. */
  const removeRulers = () => {
    for (const ruler of rulers) ruler.remove()
    const { cssText } = style
    if (fitProperty) {
      style.setProperty('--dogear-entries', `${input.length}`)
      style.setProperty('--dogear-step', `${widest}px`)
    }
    isRestyled = style.cssText !== cssText
  }
  const readWidth = () => {
    width = widthOf(list)
  }
  const apply = () => {
    // A sum of rounded widths can be a little too large.
    const others = Math.floor((width - emptyWidth - widest + 0.05) / entry)
    const room = Math.max(1, Math.min(1 + others, input.length) || 1)
    warnIfSizedByContent(fitted, width, room !== before)
    if (room === before && !isRestyled) return
    unobserve(fitted)
    observe(fitted, measure)
    fitted.room = room
    onRoom(room)
  }
  return [placeRulers, readRulers, removeRulers, readWidth, apply]
}

/** The width of a list when its number of entries last changed, and what may change it: the parent and, in CSS, the total. */
const widths = new WeakMap<Element, readonly [width: number, causes: string]>()

/** In development, warns of a list whose width changes with its entries. Call it before their number changes again. */
function warnIfSizedByContent({ list, input }: FittedList, width: number, isChange: boolean) {
  if (isDevelopment()) {
    const before = widths.get(list)
    const causes = [list.parentElement && widthOf(list.parentElement), input.length, input.widestNumber].join(' ')
    if (isChange) widths.set(list, [width, causes])
    else widths.delete(list)
    if (isChange && before && before[0] !== width && before[1] === causes) warn('sizedByContent')
  }
}
