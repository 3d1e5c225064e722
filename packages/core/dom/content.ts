import { isRendered } from '../src/events/is-rendered.js'
import { getContentProps, type PaginationApi } from '../src/index.js'
import { warn } from '../src/numbers/warn.js'
import { isDevelopment } from '../src/options/is-development.js'
import type { Model } from '../src/parts/any-pagination.js'
import { applyProps } from './apply-props.js'
import { bringIntoView } from './bring-into-view.js'
import { followResults } from './follow-results.js'

/** What happens when the result of a request is shown. */
export interface ContentBehavior {
  /**
   * Whether the start of the items is brought into view if it is outside the viewport, unless the user has scrolled since
   * the request. The element itself, and a box inside it that contains its start or fills at least half of its height, scroll
   * back to their start. Respects `scroll-margin`, `scroll-padding` and `prefers-reduced-motion`. Default true.
   */
  readonly scroll?: boolean | undefined
  /** Whether the element receives focus. If so, name it with `aria-label` or `aria-labelledby`. Default false. */
  readonly focus?: boolean | undefined
}

/** Brings the result of each request into view. */
export interface Reveal {
  /** Call it after each commit, and with a null element on unmount. */
  update(element: HTMLElement | null, pagination: Model, behavior?: ContentBehavior): void
}

/** Scrolls and focuses the element of a Content when the result of a request is shown. */
export function createReveal(): Reveal {
  let current: HTMLElement | null = null
  let latest: ContentBehavior = {}
  let hasScrolled = false
  let view: Window | null | undefined

  const noticeScroll = (event: Event) => {
    hasScrolled ||= isScroll(event)
  }
  // Listeners that stayed would keep an element that is gone, because nobody passes null for one without a framework.
  const listen = (isListening = requests.isWaiting()) => {
    const method = isListening ? 'addEventListener' : 'removeEventListener'
    for (const type of scrollEvents) view?.[method](type, noticeScroll, { capture: true, passive: true })
  }
  const scroll = () => {
    listen()
    if (current && !hasScrolled && isRendered(current)) bringIntoView(current)
  }
  const requests = followResults({
    onRequest() {
      hasScrolled = false
      listen()
    },
    onResult(reason) {
      // The frame that is about to be painted needs the layout anyway. jsdom may have no frames.
      if (latest.scroll !== false && view?.requestAnimationFrame) view.requestAnimationFrame(scroll)
      else listen()
      // In a field, the user may go on with the keyboard.
      if (!current || !latest.focus || /select|input/.test(reason) || !isRendered(current)) return
      if (isDevelopment() && !current.matches('[aria-label], [aria-labelledby]')) warn('namelessContent')
      current.focus({ preventScroll: true })
    },
    onEnd: listen,
  })
  return {
    update(element, pagination, behavior = {}) {
      if (element !== current) {
        listen(false)
        view = element?.ownerDocument.defaultView
        listen()
      }
      current = element
      latest = behavior
      requests.update(element && pagination)
    },
  }
}

const scrollEvents = ['wheel', 'touchmove', 'keydown', 'pointerdown']
const scrollKeys = /^(Page(Up|Down)|Home|End|Arrow(Up|Down))$/
const usesSpace = 'button, input, select, textarea, summary, [role=button], [contenteditable]'

/** Whether an event means that the user scrolls. */
function isScroll(event: Event) {
  const { type } = event
  // Not `target`, which is the host of a shadow tree.
  const target = event.composedPath()[0] as Element
  if (type === 'keydown') {
    const { key } = event as KeyboardEvent
    return scrollKeys.test(key) || (key === ' ' && !target.closest?.(usesSpace))
  }
  return type !== 'pointerdown' || isOnScrollBar(event as PointerEvent, target)
}

/** A press on a scroll bar has the scrolled element as its target, and is outside the box of its content. */
function isOnScrollBar({ offsetX, offsetY }: PointerEvent, target: Element) {
  const { clientWidth, clientHeight, scrollHeight } = target
  if (target === target.ownerDocument?.documentElement) return true
  return scrollHeight > clientHeight && (offsetX < 0 || offsetX >= clientWidth || offsetY >= clientHeight)
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
