/** What a list shows, and what it would show if it had room for everything. */
export interface FitInput {
  /** The entries that are shown. */
  readonly pages: readonly { readonly type: string }[]
  /** The number of entries that the list would show. */
  readonly length: number
  /** The longest number of the list, as text. */
  readonly widestNumber: string
}

/** A list that is kept as long as it has room. */
export interface FittedList {
  readonly list: HTMLElement
  readonly onRoom: (room: number) => void
  input: FitInput
  room?: number
  /** The last ellipsis: a list that has become too short for one still needs to know how wide it is. */
  ellipsis?: Element | undefined
  /** Missing while the list isn't observed. */
  observer?: ResizeObserver | undefined
}

type Measure = (lists: readonly (FittedList | undefined)[]) => void

/** The list of each observed element: of itself, or of an entry. */
const listOf = new WeakMap<Element, FittedList>()
const observers = new WeakMap<Window, ResizeObserver>()

/**
 * Observes a list and its entries, from the next frame on, because browsers report an error if an element changes in the
 * frame in which it is reported. The lists of a window share an observer.
 */
export function observe(fitted: FittedList, measure: Measure): void {
  const view = fitted.list.ownerDocument.defaultView as (Window & typeof globalThis) | null
  // jsdom has none, and lays nothing out.
  if (!view?.ResizeObserver) return
  const observer = observers.get(view) ?? new view.ResizeObserver((entries) => measure(entries.map(findList)))
  observers.set(view, observer)
  fitted.observer = observer
  requestAnimationFrame(() => {
    if (!fitted.observer) return
    for (const element of elementsOf(fitted)) {
      if (!listOf.has(element)) observer.observe(element)
      listOf.set(element, fitted)
    }
  })
}

/** Stops observing a list and its entries. */
export function unobserve(fitted: FittedList, elements: readonly Element[] = elementsOf(fitted)): void {
  for (const element of elements) {
    listOf.delete(element)
    fitted.observer?.unobserve(element)
  }
}

const elementsOf = ({ list }: FittedList): Element[] => [list, ...list.children]

function findList({ target }: ResizeObserverEntry) {
  const fitted = listOf.get(target)
  // A list that is out of the document may come back, but an entry that the list has dropped doesn't.
  if (fitted && !fitted.list.contains(target)) unobserve(fitted, [target])
  return fitted
}
