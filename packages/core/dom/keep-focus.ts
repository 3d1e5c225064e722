import { checkSpokenText } from './spoken-text.js'

const pagination = '[data-scope=pagination]'
const rootPart = `${pagination}[data-part=root]`
// A Content can be focused, but it isn't a control.
const usable = ':not([data-disabled], [data-part=content])'
const opposites = {
  'first-trigger': 'last-trigger',
  'prev-trigger': 'next-trigger',
  'next-trigger': 'prev-trigger',
  'last-trigger': 'first-trigger',
}
const options = { preventScroll: true }
let observer: MutationObserver | undefined
/** The part that has focus, or had it until it was removed. */
let focused: Element | undefined

/**
 * Keeps focus inside a root element. If a control becomes disabled or is removed while it has focus, the browser would move
 * focus to the body. Instead, it moves to the current Item, or else to the opposite trigger, or else to any focusable part of
 * the same root, without scrolling. If there is none, the root itself receives focus, with a `tabindex` until the next blur. A
 * held Enter key doesn't use the control that receives focus. Focus outside the root never moves. You don't need to clean up.
 */
export function keepFocus(root: Element): void {
  if (!root) return
  observer ??= new MutationObserver((changes) => changes.forEach(moveFocus))
  observer.observe(root, { attributeFilter: ['data-disabled'], childList: true, subtree: true })
  root.addEventListener('focusin', remember)
  root.addEventListener('focusout', forget)
  // Called here, because every host calls this function when it mounts a root.
  checkSpokenText(root)
}

function remember({ target }: Event) {
  focused = target as Element
}

/** Waits for `moveFocus`, because some browsers also send this event when the focused element is removed. */
function forget({ target }: Event) {
  setTimeout(() => {
    if (focused === target && !focused?.matches(':focus')) focused = undefined
  })
}

function moveFocus({ target, removedNodes }: MutationRecord) {
  const changed = target as Element
  const root = changed.closest<HTMLElement>(rootPart)
  const isRemoved = [...removedNodes].some((node) => node.contains(focused as Node))
  const blurred = isRemoved ? (focused as Element) : changed
  if (!root || !isLost(blurred, root)) return
  const opposite = `[data-part=${opposites[blurred.getAttribute('data-part') as never]}]`
  for (const part of ['[data-selected]', opposite, '']) {
    for (const fallback of root.querySelectorAll<HTMLElement>(`${pagination}${part}${usable}`)) {
      if (fallback.closest(rootPart) !== root) continue
      fallback.focus(options)
      // A hidden element can't have focus. If a focus handler has moved focus elsewhere, leave it there.
      if (isLost(blurred, root)) continue
      fallback.addEventListener('keydown', ignoreHeldKey)
      return
    }
  }
  focusItself(root)
}

function focusItself(root: HTMLElement) {
  if (root.hasAttribute('tabindex')) return root.focus(options)
  root.tabIndex = -1
  root.focus(options)
  restore()

  function restore() {
    const isFocused = (root.getRootNode() as Document).activeElement === root
    // A blur of the whole window leaves the root focused.
    if (isFocused) root.addEventListener('blur', () => setTimeout(restore), { once: true })
    else if (root.tabIndex < 0) root.removeAttribute('tabindex')
  }
}

/** A key that is still held down when focus moves would also use the next control: Next and Previous in turn. */
function ignoreHeldKey(this: HTMLElement, event: KeyboardEvent) {
  if (!event.repeat) this.removeEventListener('keydown', ignoreHeldKey)
  else if (event.key === 'Enter') event.preventDefault()
}

/** Whether focus is lost: on or inside a disabled part, or nowhere, because the part that had it was removed from its root. */
function isLost(part: Element, root: Element) {
  const { activeElement, body, defaultView } = root.ownerDocument
  const isFocusLost = part.isConnected
    ? part.matches(`${pagination}[data-disabled]`) && part.contains((root.getRootNode() as Document).activeElement)
    : root.isConnected && !part.closest(rootPart) && part.matches(pagination) && (activeElement ?? body) === body
  // In an iframe, `activeElement` may no longer have focus, and would take it from the page around it.
  return isFocusLost && (defaultView?.parent === defaultView || root.ownerDocument.hasFocus())
}

/** Whether an element of a part can be focused with the keyboard. False without an element. */
export function isFocusable(element: Element | null): boolean {
  const { isContentEditable, tabIndex } = (element ?? {}) as HTMLElement
  // To the DOM, a link has a tabIndex even without an href.
  return !!isContentEditable || (tabIndex >= 0 && !element?.matches('a:not([href], [tabindex])'))
}
