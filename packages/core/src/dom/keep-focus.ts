import { activeElementIn, focusInPlace, focusItself } from './focus-itself.js'
import { ignoreHeldKey } from './held-key.js'
import { checkSpokenText } from './spoken-text.js'

const rootPart = '[data-scope=pagination][data-part=root]'
// A Content can lose focus, but no control hands it over to one.
const control =
  '[data-scope=pagination]:not([data-disabled], [data-part=root], [data-part^=list], [data-part=content]:not(:focus))'
const opposites: { readonly [part: string]: string } = {
  'first-trigger': 'last-trigger',
  'prev-trigger': 'next-trigger',
  'next-trigger': 'prev-trigger',
  'last-trigger': 'first-trigger',
}
const changes = { attributeFilter: ['data-disabled', 'disabled', 'inert'], childList: true }
let observer: MutationObserver | undefined
/** The part that has focus, or had it until it was removed or blocked, and its root. */
let focused: { readonly part: HTMLElement; readonly root: HTMLElement } | undefined
/** A part that can't have focus for a while, because it or what is around it is disabled or inert. */
const blocked = '[data-disabled], :disabled, [inert], [inert] *'

/**
 * Keeps focus inside a root element. If a focused control becomes disabled or is removed, or an element around it inert, the
 * browser would move focus to the body. Instead, it moves to the current Item, or else to the opposite trigger, or else to any
 * focusable part of the same root, without scrolling. If there is none, the root receives focus, with a `tabindex` until the next
 * blur, and the control again once neither it nor anything around it is disabled or inert. A held Enter key doesn't use the control that
 * receives focus. Focus outside the root never moves. You don't need to clean up.
 */
export function keepFocus(root: Element): void {
  if (!root) return
  // After a reload, Firefox restores that a button was enabled when the page was left.
  for (const button of root.querySelectorAll<HTMLButtonElement>('button[data-disabled]')) button.disabled = true
  root.addEventListener('focusin', followEvent)
  root.addEventListener('focusout', forget)
  // The user may have moved focus before a page was hydrated.
  follow(root as HTMLElement)
  checkSpokenText(root)
}

/**
 * Call it before an element inside a root is removed, if you can. Focus inside that element waits on the root, so that it never
 * passes over the body: to a popover around the root, that would look as if the user had left.
 */
export function handOverFocus(element: Element | null | undefined): void {
  if (!focused || !element?.contains(focused.part)) return
  const { part, root } = focused
  if (!hasFocus(part) || !mayMove(root)) return
  focusItself(root)
  // The element may stay after all, as in React's StrictMode.
  queueMicrotask(() => activeElementIn(root) === root && focusInPlace(part))
}

// The same function for each event, so that calling `keepFocus` again adds nothing.
const followEvent = ({ currentTarget }: Event) => follow(currentTarget as HTMLElement)

/** Observes only what can take focus away: the part, the elements around it, and their children. */
function follow(root: HTMLElement) {
  const part = activeElementIn(root)?.closest<HTMLElement>(control)
  if (!part || part.closest(rootPart) !== root) return
  // What has been observed of the same part isn't forgotten.
  if (part !== focused?.part) {
    stop()
    // That of the window, because a simulated one can be replaced.
    const view = root.ownerDocument.defaultView as Window & typeof globalThis
    observer = new view.MutationObserver(moveFocus)
  }
  focused = { part, root }
  for (let node: Element | null = part; node; node = node.parentElement) observer?.observe(node, changes)
}

/** Waits for `moveFocus`, because some browsers also send this event when the focused element is removed. */
function forget({ target }: Event) {
  setTimeout(() => {
    if (focused && !hasFocus(focused.part) && (target === focused.root || !focused.part.matches(blocked))) stop()
  })
}

function stop() {
  observer?.disconnect()
  focused = undefined
}

function moveFocus(records: readonly MutationRecord[]) {
  const { part, root } = focused as NonNullable<typeof focused>
  const isBlocked = part.matches(blocked)
  const isChanged = records.some(
    ({ attributeName, removedNodes }) => attributeName || [...removedNodes].some((node) => node.contains(part)),
  )
  /** On or inside a disabled part, or nowhere, because the part that had it was removed or can't have it. */
  const isLost = () => isChanged && (isNowhere(root) || (isBlocked && hasFocus(part)))
  if (!isLost() || !mayMove(root)) return
  // A part that was only moved can have focus again.
  focusInPlace(part)
  if (!isLost()) return
  const opposite = `[data-part=${opposites[part.dataset.part ?? '']}]`
  for (const selector of ['[data-selected]', opposite, '']) {
    for (const fallback of root.querySelectorAll<HTMLElement>(control + selector)) {
      if (fallback.closest(rootPart) !== root) continue
      focusInPlace(fallback)
      // A hidden element can't have focus. If a focus handler has moved focus elsewhere, leave it there.
      if (isLost()) continue
      fallback.addEventListener('keydown', ignoreHeldKey)
      return
    }
  }
  if (!part.isConnected || !isBlocked) stop()
  // Another control may be enabled first.
  else observer?.observe(root, { ...changes, subtree: true })
  focusItself(root)
}

const isNowhere = (root: Element) => {
  const { activeElement, body } = root.ownerDocument
  return (activeElement ?? body) === body || activeElementIn(root) === root
}

const hasFocus = (part: Element) => part.contains(activeElementIn(part))

/** In an iframe, `activeElement` may no longer have focus, and would take it from the page around it. */
const mayMove = ({ ownerDocument }: Element) =>
  ownerDocument.defaultView?.parent === ownerDocument.defaultView || ownerDocument.hasFocus()
