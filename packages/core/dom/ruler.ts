/** How wide the entries of a list can be, in CSS pixels. */
export interface Measures {
  /** The widest entry. */
  readonly entry: number
  /** Between two entries. */
  readonly gap: number
  /** Before and after the entries, and what the current page needs in addition. */
  readonly extra: number
}

/** The entries of a list, and the longest number that it can show, as text. */
interface RulerInput {
  readonly pages: readonly { readonly type: string }[]
  readonly widestNumber: string
}

const hidden = ';position:fixed;visibility:hidden;width:max-content;min-width:0;max-width:none'
// A list that has become too short for an ellipsis still needs to know how wide one is.
const ellipses = new WeakMap<Element, Element>()

/** Adds a hidden copy of a list beside it, with the widest entries that the list can show. Nothing if it shows none. */
export function addRuler(list: HTMLElement, { pages, widestNumber }: RulerInput): HTMLElement | undefined {
  const withType = (type: string) => [...list.children].filter((_, index) => pages[index]?.type === type)
  const items = withType('page')
  const current = items.find((item) => item.querySelector('[aria-current]')) ?? items[0]
  if (!current) return
  const item = items.find((other) => other !== current) ?? current
  const ellipsis = withType('ellipsis')[0] ?? ellipses.get(list)
  if (ellipsis) ellipses.set(list, ellipsis)

  const ruler = list.cloneNode() as HTMLElement
  ruler.style.cssText += hidden
  for (const child of [item, item, current]) ruler.append(withNumber(child.cloneNode(true), widestNumber))
  ruler.append(ellipsis?.cloneNode(true) ?? withNumber(item.cloneNode(true), '…'))
  for (const element of [ruler, ...ruler.querySelectorAll('[id]')]) element.removeAttribute('id')
  list.after(ruler)
  return ruler
}

/** Digits of any script, and what is between them. */
const digits = /\p{Nd}(.*\p{Nd})?/u

/** Replaces the number in the text of an Item by that in another text. */
function withNumber(node: Node, text: string): Node {
  if (node.nodeType === 3) node.nodeValue = `${node.nodeValue}`.replace(digits, () => digits.exec(text)?.[0] ?? text)
  for (const child of node.childNodes) withNumber(child, text)
  return node
}

/** `entry` is 0 if the list isn't laid out. */
export function readRuler(ruler: HTMLElement): Measures {
  const [item, second, current, ellipsis] = Array.from(ruler.children, (child) => child.getBoundingClientRect()) as [
    DOMRect,
    DOMRect,
    DOMRect,
    DOMRect,
  ]
  const gap = Math.abs(second.left - item.left) - item.width
  const entry = Math.max(item.width, ellipsis.width)
  const entries = 2 * item.width + current.width + ellipsis.width + 3 * gap
  const extra = ruler.getBoundingClientRect().width - entries + Math.max(0, current.width - entry)
  return { entry, gap, extra }
}
