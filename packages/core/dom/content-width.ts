import { warn } from '../src/numbers/warn.js'
import type { FittedList } from './fitted-list.js'
import { widthOf } from './ruler.js'

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
