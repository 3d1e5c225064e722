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
 * Keeps focus inside a root element from its first call on: a control that becomes disabled while it has focus would
 * lose it to the body with the next frame. Focus goes to the current Item, else to the opposite trigger, else to any
 * part of the same root that can take it; with `preventScroll`, and never from elsewhere. It ends with the element: there
 * is nothing to stop.
 */
export function keepFocus(root: Element): void {
  observer ??= new MutationObserver((changes) => changes.forEach(handOver))
  observer.observe(root, { attributeFilter: ['data-disabled'], subtree: true })
}

function handOver({ target }: MutationRecord) {
  const blurred = target as Element
  const root = blurred.closest(rootPart)
  if (!root || !hasFocus(blurred) || !blurred.matches(`${pagination}:is(:disabled, a:not([href]))`)) return
  const opposite = `[data-part=${opposites[blurred.getAttribute('data-part') as never]}]`
  for (const part of ['[data-selected]', opposite, '']) {
    for (const fallback of root.querySelectorAll<HTMLElement>(`${pagination}${part}:not([data-disabled])`)) {
      if (fallback.closest(rootPart) !== root) continue
      fallback.focus({ preventScroll: true })
      // One that is hidden leaves focus where it is; one that passes it on has had it.
      if (!hasFocus(blurred)) return
    }
  }
}

// By `activeElement`, since jsdom's `:focus` matches no disabled element; in an iframe that may be what had focus last.
function hasFocus(element: Element) {
  const view = element.ownerDocument.defaultView as Window
  const { activeElement } = element.getRootNode() as Document
  return activeElement === element && (view.parent === view || view.document.hasFocus())
}
