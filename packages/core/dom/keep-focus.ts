const pagination = '[data-scope=pagination]'
const rootPart = `${pagination}[data-part=root]`
const opposites = {
  'first-trigger': 'last-trigger',
  'prev-trigger': 'next-trigger',
  'next-trigger': 'prev-trigger',
  'last-trigger': 'first-trigger',
}
let observer: MutationObserver | undefined
/** The part that has focus, or had it until it was removed. */
let focused: Element | undefined

/**
 * Keeps focus inside a root element. If a control becomes disabled or is removed while it has focus, the browser would move
 * focus to the body. Instead, it moves to the current Item, or else to the opposite trigger, or else to any focusable part of
 * the same root, without scrolling. A held Enter key doesn't use the control that receives focus. Focus outside the root never
 * moves. You don't need to clean up.
 */
export function keepFocus(root: Element): void {
  observer ??= new MutationObserver((changes) => changes.forEach(moveFocus))
  observer.observe(root, { attributeFilter: ['data-disabled'], childList: true, subtree: true })
  root.addEventListener('focusin', remember)
  root.addEventListener('focusout', forget)
}

function remember({ target }: Event) {
  focused = target as Element
}

/** Waits, because some browsers also send this event when the focused element is removed, before `moveFocus` is called. */
function forget({ target }: Event) {
  setTimeout(() => {
    if (focused === target && !hasFocus(target as Element)) focused = undefined
  })
}

function moveFocus({ target, removedNodes }: MutationRecord) {
  const changed = target as Element
  const root = changed.closest(rootPart)
  const removed = [...removedNodes].some((node) => node.contains(focused ?? null)) ? focused : undefined
  const isLost = () => (removed ? wasFocused(removed, root) : isDisabled(changed) && hasFocus(changed))
  if (!root || !isLost()) return
  const opposite = `[data-part=${opposites[(removed ?? changed).getAttribute('data-part') as never]}]`
  for (const part of ['[data-selected]', opposite, '']) {
    for (const fallback of root.querySelectorAll<HTMLElement>(`${pagination}${part}:not([data-disabled])`)) {
      if (fallback.closest(rootPart) !== root) continue
      fallback.focus({ preventScroll: true })
      // A hidden element can't have focus. If a focus handler has moved focus elsewhere, leave it there.
      if (isLost()) continue
      fallback.addEventListener('keydown', ignoreHeldKey)
      return
    }
  }
}

/** A key that is still held down when focus moves would use the next control, too: Next and Previous in turn. */
function ignoreHeldKey(event: KeyboardEvent) {
  if (!event.repeat) event.currentTarget?.removeEventListener('keydown', ignoreHeldKey as EventListener)
  else if (event.key === 'Enter') event.preventDefault()
}

const isDisabled = (part: Element) => part.matches(`${pagination}:is(:disabled, a:not([href]))`)

/** Whether a part of the root was removed with focus, and focus is nowhere since. */
function wasFocused(part: Element, root: Element | null) {
  if (!root?.isConnected || part.isConnected || part.closest(rootPart) || !part.matches(pagination)) return false
  const { activeElement } = root.getRootNode() as Document
  return (!activeElement || activeElement === root.ownerDocument.body) && isInFront(root)
}

// `:focus` never matches disabled elements in jsdom.
function hasFocus(element: Element) {
  return (element.getRootNode() as Document).activeElement === element && isInFront(element)
}

/** In an iframe, `activeElement` may no longer have focus. */
function isInFront({ ownerDocument }: Element) {
  const view = ownerDocument.defaultView as Window
  return view.parent === view || ownerDocument.hasFocus()
}
