import type { FittedList } from './fitted-list.js'

const hidden = ';--dogear-step:0px;position:fixed;visibility:hidden;width:max-content;min-width:0;max-width:none'

/**
 * Adds hidden copies of a list beside it. The first contains one Item that is as wide as it can get. In the others, a second
 * entry follows: another Item, the current one, and an ellipsis.
 */
export function addRulers(fitted: FittedList): void {
  const { list, input } = fitted
  const { pages, widest } = input
  const [number = '', dots] = widest
  const withType = (type: string) => [...list.children].filter((_, index) => pages[index]?.type === type)
  const items = withType('page')
  const current =
    items.find((item) => item.querySelector('[aria-current]')) ?? items[0] ?? (list.children[0] as Element)
  const other = items.find((item) => item !== current) ?? current
  fitted.ellipsis = withType('ellipsis')[0] ?? fitted.ellipsis

  const copy = (item = other, text = number) => replaceNumber(item.cloneNode(true), text)
  const ellipsis = dots ? (fitted.ellipsis?.cloneNode(true) ?? copy(other, dots)) : copy()
  fitted.rendersLater = false
  fitted.rulers = ['', copy(), copy(current), ellipsis].map((second) => {
    const ruler = list.cloneNode() as HTMLElement
    ruler.style.cssText += hidden
    ruler.append(copy(), second)
    ruler.dataset.copy = ''
    for (const element of [ruler, ...ruler.querySelectorAll('*')]) {
      element.removeAttribute('id')
      // Of two radio buttons with one name, only one can be checked.
      element.removeAttribute('name')
      fitted.rendersLater ||= element.localName.includes('-')
    }
    list.after(ruler)
    return ruler
  })
}

/** Digits of any script, and what is between them. */
const digits = /\p{Nd}(.*\p{Nd})?/u

/** Replaces the number in the text of an Item by that in another text. */
function replaceNumber(node: Node, text: string): Node {
  if (node.nodeType === 3) node.nodeValue = `${node.nodeValue}`.replace(digits, () => digits.exec(text)?.[0] ?? text)
  for (const child of node.childNodes) replaceNumber(child, text)
  return node
}

/** The width of the content or border box, as `box-sizing` says. Unlike that of a rectangle, transforms don't change it. */
export const widthOf = (element: Element): number => Number.parseFloat(getComputedStyle(element)?.width)
