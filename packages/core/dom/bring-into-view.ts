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
  for (const box of boxes)
    if (box.scrollTop > 0 && (box.contains(start) || 2 * box.clientHeight >= element.clientHeight))
      box.scrollTo?.({ top: 0, behavior })
  const box = boxOf(element)
  const scrollers = scrollersThatHide(box)
  // Nothing else can also move what a pinch has zoomed in on. jsdom has no layout.
  if (scrollers[0]) box.scrollIntoView?.({ block: 'start', inline: 'nearest', behavior: 'instant' })
  /** How far it has moved what only code can scroll back, which what is around makes up for. */
  let missing = 0
  for (const [scroller, style, left, top] of scrollers) {
    const scroll = (left: number, top: number, behavior: ScrollBehavior = 'instant') =>
      scroller.scrollTo?.({ left, top, behavior })
    missing += scroller.scrollTop
    scroll(isFixed(style.overflowX) ? left : scroller.scrollLeft, isFixed(style.overflowY) ? top : missing)
    const { scrollLeft, scrollTop } = scroller
    missing -= scrollTop
    // Back, because the page decides whether the way is smooth.
    scroll(left, top)
    scroll(scrollLeft, scrollTop, behavior)
  }
}

/**
 * The element itself or, with `display: contents`, the first inside that is rendered, which needn't be the first child. If there
 * is only text, the element around it.
 */
function boxOf(element: Element, isOnlyText?: boolean): Element {
  if (styleOf(element).display !== 'contents') return element
  const child = !isOnlyText && [...element.children].find(isRendered)
  return child ? boxOf(child) : boxOf(parentOf(element) as Element, true)
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
 * What scrolls or clips an element, from the inside out, or nothing if the element's upper edge is visible in all of it. Where
 * the user can scroll, `scroll-margin` and the `scroll-padding` of the scroller count, as in `scrollIntoView`.
 */
function scrollersThatHide(element: Element) {
  const scrollers = []
  let isHidden = false
  let edge = element.getBoundingClientRect().top
  for (let scroller = outside(element); scroller; scroller = outside(scroller)) {
    const { document, visualViewport } = viewOf(scroller)
    const { body, documentElement } = document
    let { top: start, bottom: end } = scroller.getBoundingClientRect()
    if ('contentWindow' in scroller) edge = start + (edge + scroller.clientTop) * zoomOf(scroller)
    // The viewport has the overflow of `html` or, if that is visible, of `body`.
    const ofViewport = styleOf(documentElement).overflowY === 'visible' ? body : documentElement
    const isViewport = scroller === documentElement
    const style = styleOf(isViewport ? ofViewport : scroller)
    if (isViewport) {
      start = visualViewport?.offsetTop as number
      end = start + (visualViewport?.height as number)
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
