/** What a list shows, and what it would show if it had room for everything. */
export interface FitInput {
  /** The entries that are shown. */
  readonly pages: readonly { readonly type: string }[]
  /** The number of entries that the list would show. */
  readonly length: number
  /** The longest number of the list, as text. */
  readonly widestNumber: string
}

/** A list that shows as many entries as have room. */
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

/** The list of each observed element, which is the list itself or one of its entries. */
const listOf = new WeakMap<Element, FittedList>()
const observers = new WeakMap<Window, ResizeObserver>()

/**
 * Observes a list and its entries, from the next frame on, because browsers report an error if an element changes in the
 * frame in which it is reported. The lists of a window share an observer.
 */
export function observe(fitted: FittedList, measure: (lists: readonly (FittedList | undefined)[]) => void): void {
  const view = fitted.list.ownerDocument.defaultView as (Window & typeof globalThis) | null
  // jsdom has no layout.
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

export function unobserve(fitted: FittedList, elements: readonly Element[] = elementsOf(fitted)): void {
  for (const element of elements) {
    listOf.delete(element)
    fitted.observer?.unobserve(element)
  }
}

const elementsOf = ({ list }: FittedList): Element[] => [list, ...list.children]

function findList({ target }: ResizeObserverEntry) {
  const fitted = listOf.get(target)
  // A list that was removed from the document may come back, but a removed entry doesn't.
  if (fitted && !fitted.list.contains(target)) unobserve(fitted, [target])
  return fitted
}

const hidden = ';--dogear-step:0px;position:fixed;visibility:hidden;width:max-content;min-width:0;max-width:none'

/**
 * Adds hidden copies of a list beside it. The first contains one Item that is as wide as it can get. In the others, a second
 * entry follows: another Item, the current one, and an ellipsis.
 */
export function addRulers(fitted: FittedList): HTMLElement[] {
  const { list, input } = fitted
  const { pages, widestNumber } = input
  const withType = (type: string) => [...list.children].filter((_, index) => pages[index]?.type === type)
  const items = withType('page')
  const current =
    items.find((item) => item.querySelector('[aria-current]')) ?? items[0] ?? (list.children[0] as Element)
  const other = items.find((item) => item !== current) ?? current
  fitted.ellipsis = withType('ellipsis')[0] ?? fitted.ellipsis

  const item = () => withNumber(other.cloneNode(true), widestNumber)
  const widestCurrent = withNumber(current.cloneNode(true), widestNumber)
  const ellipsis = fitted.ellipsis?.cloneNode(true) ?? withNumber(item(), '…')
  return ['', item(), widestCurrent, ellipsis].map((second) => {
    const ruler = list.cloneNode() as HTMLElement
    ruler.style.cssText += hidden
    ruler.append(item(), second)
    // Two radio buttons of one name can't both be checked.
    for (const element of [ruler, ...ruler.querySelectorAll('*')]) {
      element.removeAttribute('id')
      element.removeAttribute('name')
    }
    list.after(ruler)
    return ruler
  })
}

/** Digits of any script, and what is between them. */
const digits = /\p{Nd}(.*\p{Nd})?/u

/** Replaces the number in the text of an Item by that in another text. */
function withNumber(node: Node, text: string): Node {
  if (node.nodeType === 3) node.nodeValue = `${node.nodeValue}`.replace(digits, () => digits.exec(text)?.[0] ?? text)
  for (const child of node.childNodes) withNumber(child, text)
  return node
}

/** The width of the content or border box, as `box-sizing` says. Unlike that of a rectangle, transforms don't change it. */
export const widthOf = (element: Element): number => Number.parseFloat(getComputedStyle(element).width)
