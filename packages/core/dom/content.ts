import { getContentProps, type PaginationApi } from '../src/index.js'
import { warn } from '../src/numbers/warn.js'
import { isDevelopment } from '../src/options/is-development.js'
import type { AnyPagination } from '../src/parts/any-pagination.js'
import { applyProps } from './apply-props.js'
import { bringIntoView, followScroll } from './bring-into-view.js'
import { focusItself } from './focus-itself.js'
import { followResults } from './follow-results.js'
import { isScroll, scrollEvents } from './is-scroll.js'
import { isRendered } from './rendered.js'
import { weakly } from './timeout.js'
import { createWork, perPagination, type Worker } from './work.js'

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
  let watch: Watch | undefined
  let behavior: ContentBehavior = {}
  const worker = {
    element: null as HTMLElement | null,
    work(reason: string) {
      const { element } = worker
      if (!element || !isRendered(element)) return false
      const scroll = () => {
        if (worker.element === element && !watch?.hasScrolled && isRendered(element)) bringIntoView(element)
      }
      // The frame that is about to be painted needs the layout anyway. jsdom may have no frames.
      if (behavior.scroll !== false) element.ownerDocument.defaultView?.requestAnimationFrame?.(scroll)
      // In a field, the user may go on with the keyboard.
      if (behavior.focus && !/select|input/.test(reason) && !watch?.hasMovedFocus) {
        if (isDevelopment() && !element.matches('[aria-label], [aria-labelledby]')) warn('namelessContent')
        focusItself(element)
      }
      return true
    },
  }
  return {
    update(element, pagination, next) {
      const before = watch
      watch = watchOf(pagination)
      if (before !== watch || !element) before?.leave(worker)
      worker.element = element
      behavior = next ?? {}
      if (!element) return
      followScroll(element)
      watch.update(worker, pagination)
    },
  }
}

type Watch = ReturnType<typeof watchOf>

/** Follows the requests of a pagination, and what the user does until their result is in view. */
const watchOf = /* @__PURE__ */ perPagination((first) => {
  let view: Window | null | undefined
  const listen = (method: 'addEventListener' | 'removeEventListener') => {
    for (const type of scrollEvents) view?.[method](type, listener, { capture: true, passive: true })
  }
  const work = createWork(
    first,
    {
      onRequest() {
        watch.hasScrolled = false
        watch.hasMovedFocus = false
        listen('addEventListener')
      },
      onEnd: () => listen('removeEventListener'),
    },
    [followResults],
  )
  const watch = {
    /** What the user has done since the latest request. */
    hasScrolled: false,
    hasMovedFocus: false,
    /** Called for each event that may show that the user scrolls or moves focus. */
    run(event: Event) {
      watch.hasScrolled ||= isScroll(event)
      watch.hasMovedFocus ||= event.type === 'pointerdown' || (event as KeyboardEvent).key === 'Tab'
    },
    leave: work.leave,
    update(worker: Worker, pagination: AnyPagination) {
      view = worker.element?.ownerDocument.defaultView
      work.update(worker, pagination)
    },
  }
  // If a Content is left while data loads, nobody says that its pagination is gone.
  const listener = weakly(watch)
  return watch
})

const reveals = new WeakMap<Element, Reveal>()

/** Renders the Content in an element, which keeps its children. Call it again after each change, once they are up to date. */
export function renderContent(element: HTMLElement, pagination: PaginationApi, behavior?: ContentBehavior): void {
  if (!element) return
  const reveal = reveals.get(element) ?? createReveal()
  reveals.set(element, reveal)
  applyProps(element, getContentProps(pagination))
  reveal.update(element, pagination, behavior)
}
