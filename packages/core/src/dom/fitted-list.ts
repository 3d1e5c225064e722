import type { FitInput } from '../adapter.js'

/** A list that shows as many entries as have room. */
export interface FittedList {
  readonly list: HTMLElement
  readonly onRoom: (room: number) => void
  input: FitInput
  room?: number
  /** Hidden copies of the list, while it is measured. */
  rulers?: readonly HTMLElement[] | undefined
  /** Whether it contains custom elements, which may render after their copies were added. If so, the copies stay. */
  rendersLater?: boolean
  /** The last ellipsis: a list that has become too short for one still needs to know how wide it is. */
  ellipsis?: Element | undefined
  /** Missing while the list isn't observed. */
  observer?: ResizeObserver | undefined
}

/** The list of each observed element, which is the list itself or one of its entries. */
const listOf = new WeakMap<Element, FittedList>()
const observers = new WeakMap<Window, ResizeObserver>()

/**
 * Observes a list and its entries, from the next frame on, because browsers report an error if an element changes in the
 * frame in which it is reported. The lists of a window share an observer.
 */
export function observe(fitted: FittedList, measure: (lists: readonly (FittedList | undefined)[]) => void): void {
  const view = fitted.list.ownerDocument.defaultView
  // jsdom has no layout.
  if (!view?.ResizeObserver) return
  const observer = observers.get(view) ?? new view.ResizeObserver((entries) => measure(entries.map(findList)))
  observers.set(view, observer)
  fitted.observer = observer
  view.requestAnimationFrame?.(() => {
    if (!fitted.observer) return
    for (const element of elementsOf(fitted)) {
      // A mock may have no methods.
      if (!listOf.has(element)) observer.observe?.(element)
      listOf.set(element, fitted)
    }
  })
}

export function unobserve(fitted: FittedList, elements: readonly Element[] = elementsOf(fitted)): void {
  for (const element of elements) {
    listOf.delete(element)
    fitted.observer?.unobserve?.(element)
  }
}

const elementsOf = ({ list, rulers = [] }: FittedList): Element[] => [list, ...list.children, ...rulers]

function findList({ target }: ResizeObserverEntry) {
  const fitted = listOf.get(target)
  // A list that was removed from the document may come back, but a removed entry doesn't.
  if (fitted && !elementsOf(fitted).includes(target)) unobserve(fitted, [target])
  return fitted
}

/** Removes the copies of a list. */
export function dropRulers(fitted: FittedList): void {
  const { rulers = [] } = fitted
  unobserve(fitted, rulers)
  for (const ruler of rulers) ruler.remove()
  fitted.rulers = undefined
}
