import { getContentProps, type PaginationApi } from '../index.js'
import { warn } from '../numbers/warn.js'
import { isDevelopment } from '../options/is-development.js'
import { fieldParts } from '../options/part-names.js'
import { type AnyPagination, internals } from '../parts/any-pagination.js'
import { createResults, type Results } from '../results/create-results.js'
import { followPart } from '../results/follow-part.js'
import { applyProps } from './apply-props.js'
import { bringIntoView, followScroll } from './bring-into-view.js'
import { focusItself } from './focus-itself.js'
import { isScroll, scrollEvents } from './is-scroll.js'
import { isRendered } from './rendered.js'

/** What happens when the result of a request is shown. */
export interface ContentBehavior {
  /**
   * Whether the start of the items is brought into view if it is outside the viewport, unless the user has scrolled since
   * the request. The element itself, and a box inside it that contains its start or fills at least half of its height, scroll
   * back to their start. Only what the user can scroll moves. Respects `scroll-margin`, `scroll-padding` and
   * `prefers-reduced-motion`. Default true.
   */
  readonly scroll?: boolean | undefined
  /**
   * Whether the element receives focus. It has `tabindex="-1"` as long as it has focus. Name it with `aria-label` or
   * `aria-labelledby`, and give it a role, such as `region`. Default false.
   */
  readonly focus?: boolean | undefined
}

/** Brings the result of each request into view. */
export interface Reveal {
  /** Call it after each commit, and with a null element on unmount. */
  update(element: HTMLElement | null, pagination: AnyPagination, behavior?: ContentBehavior): void
}

/** Scrolls and focuses the element of a Content when the result of a request is shown. */
export function createReveal(): Reveal {
  const follow = followPart(contentsOf)
  return {
    update(element, pagination, behavior) {
      if (element) followScroll(element)
      follow(element, pagination, behavior)
    },
  }
}

function contentsOf(pagination: AnyPagination, element: HTMLElement | null) {
  const { requests } = pagination[internals]
  requests.contents ??= createContents(pagination, element?.ownerDocument.defaultView)
  return requests.contents as Results<HTMLElement, ContentBehavior>
}

/** Brings the results of a pagination into view, in the first Content that is rendered. */
function createContents(pagination: AnyPagination, firstView: Window | null | undefined) {
  const user: User = { hasScrolled: false, keepsFocus: false }
  const listener = followUser(user)
  // That of the last Content, because none may be mounted at a request.
  let view = firstView
  const listen = (method: 'addEventListener' | 'removeEventListener') => {
    for (const type of scrollEvents) view?.[method](type, listener, { capture: true, passive: true })
  }
  return createResults<HTMLElement, ContentBehavior>(pagination, {
    stay: 1000,
    isAble: isRendered,
    act(element, behavior) {
      const scroll = () => {
        if (!user.hasScrolled && isRendered(element)) bringIntoView(element)
      }
      // The frame that is about to be painted needs the layout anyway. jsdom may have no frames.
      if (behavior?.scroll !== false) element.ownerDocument.defaultView?.requestAnimationFrame?.(scroll)
      if (behavior?.focus && !user.keepsFocus) {
        if (isDevelopment() && !element.matches('[aria-label], [aria-labelledby]')) warn('namelessContent')
        focusItself(element)
      }
    },
    onRequest({ reason }, contents) {
      user.hasScrolled = false
      // In a field, the user may go on with the keyboard.
      user.keepsFocus = fieldParts.includes(reason)
      for (const { ownerDocument } of contents) view = ownerDocument.defaultView
      listen('addEventListener')
    },
    onIdle: () => listen('removeEventListener'),
  })
}

/** What the user has done since the latest request. */
interface User {
  hasScrolled: boolean
  /** Whether focus isn't to be moved, because the user has moved it, or uses a field. */
  keepsFocus: boolean
}

/**
 * A listener for events that may show that the user scrolls or moves focus. If a Content is left while data loads, nobody says that
 * its pagination is gone, so the listener doesn't keep it in memory, and then removes itself.
 */
function followUser(followed: User) {
  const weak = new WeakRef(followed)
  const listener = (event: Event) => {
    const user = weak.deref()
    if (!user) return event.currentTarget?.removeEventListener(event.type, listener, true)
    user.hasScrolled ||= isScroll(event)
    user.keepsFocus ||= event.type === 'pointerdown' || (event as KeyboardEvent).key === 'Tab'
  }
  return listener
}

const reveals = new WeakMap<Element, Reveal>()

/** Renders the Content in an element, which keeps its children. Call it again after each change, once they are up to date. */
export function renderContent(element: HTMLElement, pagination: PaginationApi, behavior?: ContentBehavior): void {
  if (!element) return
  const reveal = reveals.get(element) ?? createReveal()
  reveals.set(element, reveal)
  applyProps(element, getContentProps(pagination))
  reveal.update(element, pagination, behavior)
}
