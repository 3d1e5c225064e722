/** Whether the upper edge of an element is inside the viewport and inside every element that scrolls it. */
export function isStartVisible(element: HTMLElement): boolean {
  let top = element.getBoundingClientRect().top - Number.parseFloat(styleOf(element).scrollMarginTop || '0')
  let inner: Element = element
  for (;;) {
    const view = inner.ownerDocument.defaultView as Window
    // The overflow of `html` and `body` applies to the viewport.
    for (let outer = inner.parentElement; outer && outer !== outer.ownerDocument.body; outer = outer.parentElement) {
      if (styleOf(outer).overflowY === 'visible') continue
      const box = outer.getBoundingClientRect()
      if (!isBetween(top, box.top, box.bottom)) return false
    }
    if (!isBetween(top, 0, view.innerHeight)) return false
    const frame = frameOf(view)
    if (!frame) return true
    top += frame.getBoundingClientRect().top + frame.clientTop
    inner = frame
  }
}

const styleOf = (element: Element) => (element.ownerDocument.defaultView as Window).getComputedStyle(element)

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
