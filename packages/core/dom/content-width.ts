import { isDevelopment } from '../src/is-development.js'

declare const process: { env: { NODE_ENV?: string } }
let hasWarned = false

/** The widths of a list and its parent when its number of entries changed last. */
const widths = new WeakMap<Element, readonly [own: number, parent: number]>()

/** In development, warns of a list whose width changes with its entries. Call it before their number changes again. */
export function warnIfSizedByContent(list: HTMLElement, width: number, isChange: boolean): void {
  if (/* @__PURE__ */ isDevelopment() && process.env.NODE_ENV !== 'production') describeWidth(list, width, isChange)
}

function describeWidth(list: HTMLElement, width: number, isChange: boolean) {
  const before = widths.get(list)
  const parent = list.parentElement?.getBoundingClientRect().width ?? 0
  widths.delete(list)
  if (!isChange) return
  widths.set(list, [width, parent])
  if (hasWarned || !before || before[0] === width || before[1] !== parent) return
  hasWarned = true
  console.warn(
    '[dogear] The width of a FitList depends on its entries, so it cannot fit them. Make it independent of them: ' +
      '`[data-fit] { flex: 1 1 0; min-width: 0 }` in a flex container, or a width.',
  )
}
