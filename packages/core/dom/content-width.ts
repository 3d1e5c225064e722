import { warn } from '../src/numbers/warn.js'

/** The widths of a list and its parent when its number of entries changed last. */
const widths = new WeakMap<Element, readonly [own: number, parent: number]>()

/** In development, warns of a list whose width changes with its entries. Call it before their number changes again. */
export function warnIfSizedByContent(list: HTMLElement, width: number, isChange: boolean): void {
  const before = widths.get(list)
  const parent = list.parentElement?.getBoundingClientRect().width ?? 0
  widths.delete(list)
  if (!isChange) return
  widths.set(list, [width, parent])
  if (before && before[0] !== width && before[1] === parent) warn('sizedByContent')
}
