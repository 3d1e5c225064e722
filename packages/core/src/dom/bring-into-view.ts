import { isRendered, parentOf } from './rendered.js'

/**
 * Scrolls an element and the box of its rows back to their start, and brings its own start into view if it isn't. Other boxes
 * inside, such as a field, stay, and so does what the user can't scroll. Without `prefers-reduced-motion`, the `scroll-behavior`
 * of the page decides whether it is smooth.
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
  for (const box of boxes) {
    const containsRows = box.contains(start) || 2 * box.clientHeight >= element.clientHeight
    if (box.scrollTop > 0 && containsRows) box.scrollTo?.({ top: 0, behavior })
  }
  const box = boxOf(element)
  const scrollers = scrollersThatHide(box)
  // Only this can also move a page that the user has zoomed by pinching. jsdom has no layout.
  if (scrollers.length > 0) box.scrollIntoView?.({ block: 'start', inline: 'nearest', behavior: 'instant' })
  /** How far the scrollers so far couldn't scroll. The next one around them does it instead. */
  let remaining = 0
  for (const [scroller, style, left, top] of scrollers) {
    const scroll = (left: number, top: number, behavior: ScrollBehavior = 'instant') =>
      scroller.scrollTo?.({ left, top, behavior })
    // What only code can scroll, as `scrollIntoView` has done, goes back to where it was.
    const wantedTop = scroller.scrollTop + remaining
    scroll(isFixed(style.overflowX) ? left : scroller.scrollLeft, isFixed(style.overflowY) ? top : wantedTop)
    const { scrollLeft, scrollTop } = scroller
    remaining = wantedTop - scrollTop
    // Scrolls the whole way again, which may be smooth.
    scroll(left, top)
    scroll(scrollLeft, scrollTop, behavior)
  }
}

/**
 * The element itself. With `display: contents`, it is the first rendered child, which needn't be the first one, or if there is only
 * text, the element around it.
 */
function boxOf(element: Element): Element {
  if (hasBox(element)) return element
  const child = [...element.children].find(isRendered)
  return child ? boxOf(child) : boxAround(element)
}

const hasBox = (element: Element) => styleOf(element).display !== 'contents'
const boxAround = (element: Element): Element => (hasBox(element) ? element : boxAround(parentOf(element) as Element))

/** The scrolled boxes inside an element. To look for them among all its descendants would take longer the more rows there are. */
const scrolledIn = new WeakMap<Element, Set<Element>>()

/** Remembers which boxes inside an element are scrolled, for `bringIntoView`. */
export function followScroll(element: Element): void {
  if (scrolledIn.has(element)) return
  const boxes = new Set<Element>()
  scrolledIn.set(element, boxes)
  element.addEventListener('scroll', ({ target }) => boxes.add(target as Element), { capture: true, passive: true })
}

/**
 * The boxes around an element that scroll or clip it, from the inside out, and where they are scrolled to. None if the upper edge of
 * the element is visible in all of them. Where the user can scroll, `scroll-margin` and `scroll-padding` count, as in
 * `scrollIntoView`.
 */
function scrollersThatHide(element: Element) {
  const scrollers = []
  let isHidden = false
  let edge = element.getBoundingClientRect().top
  for (let scroller = outside(element); scroller; scroller = outside(scroller)) {
    const { document, visualViewport } = viewOf(scroller)
    const { body, documentElement } = document
    let { top: start, bottom: end } = scroller.getBoundingClientRect()
    // From the pixels of a frame to those of the page around it.
    if ('contentWindow' in scroller) edge = start + (edge + scroller.clientTop) * zoomOf(scroller)
    // The viewport has the overflow of `html` or, if that is visible, of `body`.
    const ofViewport = styleOf(documentElement).overflowY === 'visible' ? body : documentElement
    const isViewport = scroller === documentElement
    const style = styleOf(isViewport ? ofViewport : scroller)
    // jsdom has no `visualViewport`.
    if (isViewport && visualViewport) {
      start = visualViewport.offsetTop
      end = start + visualViewport.height
    } else if (scroller === ofViewport || style.overflowY === 'visible') continue
    const { scrollLeft: left, scrollTop: top, clientHeight } = scroller
    if (!isFixed(style.overflowY) && scroller.scrollHeight > clientHeight) {
      const padding = styleOf(scroller).scrollPaddingTop
      start += lengthOf(styleOf(element).scrollMarginTop) * zoomOf(element)
      start += lengthOf(padding) * (/%/.test(padding) ? clientHeight / 100 : zoomOf(scroller))
    }
    // A zoomed page has fractions of pixels.
    isHidden ||= edge < start - 0.5 || edge >= end
    scrollers.push([scroller, style, left, top] as const)
  }
  return isHidden ? scrollers : []
}

const viewOf = (element: Element) => element.ownerDocument.defaultView as Window
const styleOf = (element: Element) => viewOf(element).getComputedStyle(element) ?? {}
/** Unlike those of a box, the pixels of a style are those before CSS zooms. */
const zoomOf = (element: { readonly currentCSSZoom?: number }) => element.currentCSSZoom ?? 1
const lengthOf = (text: string) => Number.parseFloat(text) || 0
/** Whether only code can scroll. */
const isFixed = (overflow: string) => /hidden|clip/.test(overflow)

/** The element around another one, or the frame around its document, if it may be read. */
function outside(element: Element) {
  try {
    return parentOf(element) ?? viewOf(element).frameElement
  } catch {
    return null
  }
}
