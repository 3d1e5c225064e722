import { activeElementIn, focusInPlace, focusItself } from './focus-itself.js'
import { ignoreHeldKey } from './held-key.js'
import { checkSpokenText } from './spoken-text.js'

const rootPart = '[data-scope=pagination][data-part=root]'
// The parts that focus can leave or move to. A Content is one only while it has focus, so that it never receives it here.
const candidate =
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
 * blur. The control gets focus back once neither it nor anything around it is disabled or inert. A held Enter key doesn't use the control
 * that receives focus. Focus outside the root never moves. You don't need to clean up.
 */
export function keepFocus(root: Element): void {
  if (!root) return
  // On a reload, Firefox restores whether a button was enabled when the user left the page.
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
  const part = activeElementIn(root)?.closest<HTMLElement>(candidate)
  if (!part || part.closest(rootPart) !== root) return
  // The observer of the same part stays, because it may hold changes that `moveFocus` hasn't received yet.
  if (part !== focused?.part) {
    stop()
    // The one of the window, because a test environment may replace its window, and with it the global.
    const view = root.ownerDocument.defaultView as Window & typeof globalThis
    observer = new view.MutationObserver(moveFocus)
  }
  focused = { part, root }
  for (let node: Element | null = part; node; node = node.parentElement) observer?.observe(node, changes)
}

/** Waits for `moveFocus`, because some browsers also send this event when the focused element is removed. */
function forget({ target }: Event) {
  setTimeout(() => {
    // Focus of a blocked part waits on the root until it can return. If it has left the root itself, the user has moved on.
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
  const mayHaveTakenFocus = records.some(
    ({ attributeName, removedNodes }) => attributeName || [...removedNodes].some((node) => node.contains(part)),
  )
  /** Whether focus was lost to these changes: it is still in the part although that is blocked, or it is nowhere. */
  const isLost = () => mayHaveTakenFocus && (isNowhere(root) || (isBlocked && hasFocus(part)))
  if (!isLost() || !mayMove(root)) return
  // A part that was only moved in the document, or is no longer blocked, can have focus again.
  focusInPlace(part)
  if (!isLost()) return
  const opposite = `[data-part=${opposites[part.dataset.part ?? '']}]`
  for (const selector of ['[data-selected]', opposite, '']) {
    for (const fallback of root.querySelectorAll<HTMLElement>(candidate + selector)) {
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

/** On the body, or on the root, where it waits. */
const isNowhere = (root: Element) => {
  const { activeElement, body } = root.ownerDocument
  return (activeElement ?? body) === body || activeElementIn(root) === root
}

const hasFocus = (part: Element) => part.contains(activeElementIn(part))

/** Not in an iframe whose page around has focus: `activeElement` stays, and moving it would take focus from that page. */
const mayMove = ({ ownerDocument }: Element) =>
  ownerDocument.defaultView?.parent === ownerDocument.defaultView || ownerDocument.hasFocus()
