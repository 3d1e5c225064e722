import { warnIfSizedByContent } from './content-width.js'
import { addRuler, type Measures, readRuler } from './ruler.js'

/** What a list shows, and what it would show if it had room for everything. */
export interface FitInput {
  /** The entries that are shown. */
  readonly pages: readonly { readonly type: string }[]
  /** The number of entries that the list would show. */
  readonly length: number
  /** The longest number of the list, as text. */
  readonly widestNumber: string
}

/** Keeps a list as long as it has room. */
export interface Fit {
  /** Call it after each render. It measures a new list, and one with other numbers. Null stops observing. */
  readonly update: (list: HTMLElement | null, input?: FitInput) => void
}

interface Fitted {
  readonly list: HTMLElement
  readonly onRoom: (room: number) => void
  input: FitInput
  room?: number
  measures?: Measures
  /** The first entry and its size. If both are the same, so are the measures. */
  sample?: string
}

const fitted = new WeakMap<Element, Fitted>()
const observers = new WeakMap<Window, ResizeObserver>()

/**
 * Calls `onRoom` with the number of entries that fit on one line of a list, whenever it changes. It measures when the size
 * of the list, a font or the longest number changes, and never sums up the entries that are shown. The lists of a window
 * share an observer.
 */
export function createFit(onRoom: (room: number) => void): Fit {
  let state: Fitted | undefined
  return {
    update(list, input) {
      const before = state?.input
      if (state && state.list !== list) {
        fitted.delete(state.list)
        observerOf(state.list)?.unobserve(state.list)
        state = undefined
      }
      if (!list || !input) return
      const isMeasured = state && before?.widestNumber === input.widestNumber && before.length === input.length
      state ??= { list, onRoom, input }
      state.input = input
      if (isMeasured) return
      fitted.set(list, state)
      observerOf(list)?.observe(list)
      measure([list], true)
    },
  }
}

function observerOf({ ownerDocument }: Element): ResizeObserver | undefined {
  const view = ownerDocument.defaultView as (Window & typeof globalThis) | null
  // jsdom has none, and lays nothing out.
  if (!view?.ResizeObserver) return
  let observer = observers.get(view)
  if (!observer) {
    observer = new view.ResizeObserver((entries) => measure(entries.map(({ target }) => target)))
    observers.set(view, observer)
    // A font that arrives late may change nothing but widths, and not that of the first entry.
    ownerDocument.fonts?.addEventListener('loadingdone', () =>
      measure(ownerDocument.querySelectorAll('[data-fit]'), true),
    )
  }
  return observer
}

/**
 * Reads all lists, then writes all rulers, then reads those, so that a thousand lists cost one layout. `isNew` measures even if
 * the sample is the same.
 */
function measure(lists: Iterable<Element>, isNew = false) {
  const jobs = Array.from(lists, (list) => {
    const first = list.firstElementChild
    const { width = 0, height } = first?.getBoundingClientRect() ?? {}
    return {
      // Without a width, the list has no entries or isn't laid out.
      state: width ? fitted.get(list) : undefined,
      width: list.getBoundingClientRect().width,
      sample: `${first?.textContent} ${width} ${height}`,
    }
  })
  const rulers = jobs.map(
    ({ state, sample }) => state && (isNew || state.sample !== sample) && addRuler(state.list, state.input),
  )
  rulers.forEach((ruler, index) => {
    const { state, sample } = jobs[index] as (typeof jobs)[number]
    if (state && ruler) Object.assign(state, { sample, measures: readRuler(ruler) })
  })
  for (const ruler of rulers) if (ruler) ruler.remove()
  for (const { state, width } of jobs) if (state?.measures) settle(state, state.measures, width)
}

function settle(state: Fitted, { entry, gap, extra }: Measures, width: number) {
  const { list, input, onRoom } = state
  // A sum of rounded widths can be a little too large.
  const room = Math.min(Math.max(1, Math.floor((width - extra + gap + 0.05) / (entry + gap))), input.length)
  warnIfSizedByContent(list, width, room !== state.room)
  if (room === state.room) return
  state.room = room
  // The list's height may change, and the browser reports an error if an element changes in its own callback.
  const observer = observerOf(list)
  observer?.unobserve(list)
  requestAnimationFrame(() => fitted.has(list) && observer?.observe(list))
  onRoom(room)
}
