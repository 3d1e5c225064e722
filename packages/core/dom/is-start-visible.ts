import { parentOf } from './flat-tree.js'

/**
 * Whether the upper edge of an element is inside the viewport and inside every element that scrolls or clips it. Where
 * something can be scrolled, its `scroll-margin` and the `scroll-padding` of the scroller count, as in `scrollIntoView`.
 */
export function isStartVisible(element: HTMLElement): boolean {
  const margin = Number.parseFloat(styleOf(element).scrollMarginTop || '0')
  let top = element.getBoundingClientRect().top
  let inner: Element = element
  for (;;) {
    const view = inner.ownerDocument.defaultView as Window
    // The overflow of `html` and `body` applies to the viewport.
    for (let outer = parentOf(inner); outer && outer !== outer.ownerDocument.body; outer = parentOf(outer)) {
      const { overflowY } = styleOf(outer)
      if (overflowY === 'visible') continue
      const box = outer.getBoundingClientRect()
      const isScroller = /auto|scroll/.test(overflowY) && outer.scrollHeight > outer.clientHeight
      const inset = isScroller ? margin + paddingOf(outer, outer.clientHeight) : 0
      if (!isBetween(top, box.top + inset, box.bottom)) return false
    }
    const inset = margin + paddingOf(view.document.documentElement, view.innerHeight)
    if (!isBetween(top, inset, view.innerHeight)) return false
    const frame = frameOf(view)
    if (!frame) return true
    top += frame.getBoundingClientRect().top + frame.clientTop
    inner = frame
  }
}

const styleOf = (element: Element) => (element.ownerDocument.defaultView as Window).getComputedStyle(element)

/** The `scroll-padding` at the start of a scroller, in pixels. `auto` is none. */
function paddingOf(scroller: Element, height: number) {
  const padding = styleOf(scroller).scrollPaddingTop || '0'
  const number = Number.parseFloat(padding) || 0
  return padding.endsWith('%') ? (number * height) / 100 : number
}

// Rounded, because a zoomed page has fractions of pixels.
const isBetween = (top: number, start: number, end: number) => Math.round(top) >= Math.round(start) && top < end

/** The frame around a window, if it may be read. */
function frameOf(view: Window) {
  try {
    return view.frameElement
  } catch {
    return null
  }
}
