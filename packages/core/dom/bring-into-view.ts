import { isRendered, parentOf } from './rendered.js'

/**
 * Scrolls an element and the box of its rows back to their start, and brings its own start into view if it isn't. Other boxes
 * inside, such as a field, stay. Without `prefers-reduced-motion`, the `scroll-behavior` of the page decides whether it is smooth.
 */
export function bringIntoView(element: HTMLElement): void {
  const reducesMotion = viewOf(element).matchMedia?.('(prefers-reduced-motion: reduce)')?.matches
  const behavior = reducesMotion ? 'instant' : 'auto'
  let start: Element = element
  const boxes = new Set(scrolledIn.get(element)).add(start)
  while (start.firstElementChild) {
    start = start.firstElementChild
    boxes.add(start)
  }
  for (const box of boxes)
    if (box.scrollTop > 0 && (box.contains(start) || 2 * box.clientHeight >= element.clientHeight))
      box.scrollTo?.({ top: 0, behavior })
  const rendered = boxOf(element)
  // jsdom has no layout, and a mock may return nothing.
  if (!isStartVisible(rendered)) rendered.scrollIntoView?.({ block: 'start', inline: 'nearest', behavior })
}

/** The element itself or, with `display: contents`, the first inside that is rendered, which needn't be the first child. */
function boxOf(element: Element): Element {
  const child = styleOf(element).display === 'contents' && [...element.children].find(isRendered)
  return child ? boxOf(child) : element
}

/** The boxes that have been scrolled. To look for them among all descendants would take longer the more rows there are. */
const scrolledIn = new WeakMap<Element, Set<Element>>()

/** Remembers which boxes inside an element are scrolled, for `bringIntoView`. */
export function followScroll(element: Element): void {
  if (scrolledIn.has(element)) return
  const boxes = new Set<Element>()
  scrolledIn.set(element, boxes)
  element.addEventListener('scroll', ({ target }) => boxes.add(target as Element), { capture: true, passive: true })
}

/**
 * Whether the upper edge of an element is inside the viewport and inside every element that scrolls or clips it. Where
 * something can be scrolled, its `scroll-margin` and the `scroll-padding` of the scroller count, as in `scrollIntoView`.
 */
function isStartVisible(element: Element) {
  const margin = Number.parseFloat(styleOf(element).scrollMarginTop || '0')
  let top = element.getBoundingClientRect().top
  let inner: Element = element
  for (;;) {
    const view = viewOf(inner)
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

const viewOf = (element: Element) => element.ownerDocument.defaultView as Window
const styleOf = (element: Element) => viewOf(element).getComputedStyle(element) ?? {}

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
