const pagination = '[data-scope=pagination]'
const rootPart = `${pagination}[data-part=root]`
const opposites = {
  'first-trigger': 'last-trigger',
  'prev-trigger': 'next-trigger',
  'next-trigger': 'prev-trigger',
  'last-trigger': 'first-trigger',
}
let observer: MutationObserver | undefined

/**
 * Keeps focus inside a root element. If a control becomes disabled while it has focus, the browser would move focus to the
 * body. Instead, it moves to the current Item, or else to the opposite trigger, or else to any focusable part of the same
 * root, without scrolling. Focus outside the root never moves. You don't need to clean up.
 */
export function keepFocus(root: Element): void {
  observer ??= new MutationObserver((changes) => changes.forEach(moveFocus))
  observer.observe(root, { attributeFilter: ['data-disabled'], subtree: true })
}

function moveFocus({ target }: MutationRecord) {
  const blurred = target as Element
  const root = blurred.closest(rootPart)
  if (!root || !hasFocus(blurred) || !blurred.matches(`${pagination}:is(:disabled, a:not([href]))`)) return
  const opposite = `[data-part=${opposites[blurred.getAttribute('data-part') as never]}]`
  for (const part of ['[data-selected]', opposite, '']) {
    for (const fallback of root.querySelectorAll<HTMLElement>(`${pagination}${part}:not([data-disabled])`)) {
      if (fallback.closest(rootPart) !== root) continue
      fallback.focus({ preventScroll: true })
      // A hidden element can't have focus. If a focus handler has moved focus elsewhere, leave it there.
      if (!hasFocus(blurred)) return
    }
  }
}

// `:focus` never matches disabled elements in jsdom. In an iframe, `activeElement` may no longer have focus.
function hasFocus(element: Element) {
  const view = element.ownerDocument.defaultView as Window
  const { activeElement } = element.getRootNode() as Document
  return activeElement === element && (view.parent === view || view.document.hasFocus())
}
