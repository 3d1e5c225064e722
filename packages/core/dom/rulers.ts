import { warn } from '../src/numbers/warn.js'
import type { FittedList } from './fitted-list.js'

const hidden = ';--dogear-step:0px;position:fixed;visibility:hidden;width:max-content;min-width:0;max-width:none'

/**
 * Adds hidden copies of a list beside it: with one Item that is as wide as it can get, and with another, the current one, and
 * an ellipsis after it. None if the list has no Item.
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
  const seconds = [
    '',
    item(),
    withNumber(current.cloneNode(true), widestNumber),
    fitted.ellipsis?.cloneNode(true) ?? withNumber(item(), '…'),
  ]
  return seconds.map((second) => {
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

/** The width of the content or the border box, as its `box-sizing` says. Unlike rectangles, transforms don't change it. */
export const widthOf = (element: Element): number => Number.parseFloat(getComputedStyle(element).width)

/** The width of a list when its number of entries changed last, and what it may depend on: the parent and, in CSS, the total. */
const widths = new WeakMap<Element, readonly [width: number, reasons: string]>()

/** In development, warns of a list whose width changes with its entries. Call it before their number changes again. */
export function warnIfSizedByContent({ list, input }: FittedList, width: number, isChange: boolean): void {
  const before = widths.get(list)
  const reasons = [list.parentElement && widthOf(list.parentElement), input.length, input.widestNumber].join(' ')
  if (!isChange) return void widths.delete(list)
  widths.set(list, [width, reasons])
  if (before && before[0] !== width && before[1] === reasons) warn('sizedByContent')
}
