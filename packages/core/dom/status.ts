import { getStatusDetails, internals, type Model } from '../src/adapter.js'
import { isRendered } from '../src/events/is-rendered.js'
import { getStatusProps, getStatusText, type PaginationApi, type StatusLabelDetails } from '../src/index.js'
import { applyProps } from './apply-props.js'
import { followAnnouncements } from './follow-announcements.js'
import { followResults } from './follow-results.js'
import { createTimeout } from './timeout.js'

/** Announces the result of each request. */
export interface Announcer {
  /**
   * Call it after each commit, and with a null element on unmount. If `text` has changed, but the element shows another text, it
   * is written, because browsers that translate a page replace the text nodes that a framework would update.
   */
  update(element: Element | null, pagination: Model, text?: string): void
}

/** The elements of the Status parts of each pagination, in the order in which they were mounted. */
const elements = new WeakMap<object, Set<Element>>()

function elementsOf(pagination: Model) {
  const { requests } = pagination[internals]
  const all = elements.get(requests) ?? new Set()
  elements.set(requests, all)
  return all
}

/** The minimum time for a screen reader to notice a text, in milliseconds. */
const noticeTime = 500

/**
 * Makes the element of a Status announce the result of each request and of each `announce`, and nothing else: it is a polite
 * live region only until that result has been shown. Of several for one pagination, the first that is rendered announces.
 */
export function createAnnouncer(): Announcer {
  let current: Element | null = null
  /** The elements of the same pagination, and the current one. */
  let all = new Set<Element>()
  /** The text of the latest result, while screen readers may still notice it. */
  let announced: string | null | undefined
  let textBeforeCall: string | null | undefined
  /** The last text of the framework. */
  let rendered: string | undefined

  const update = () => {
    announced = undefined
    const isFirst = [...all].find(isRendered) === current
    const isPolite = isFirst && (requests.isWaiting() || calls.isWaiting())
    current?.setAttribute('aria-live', isPolite ? 'polite' : 'off')
  }
  const notice = createTimeout(noticeTime, update)
  const announce = () => {
    announced = current?.textContent
    notice.start()
  }
  const requests = followResults({ onRequest: update, onResult: announce, onEnd: update })
  const calls = followAnnouncements({
    onRequest() {
      textBeforeCall = current?.textContent
      update()
    },
    onResult() {
      // A screen reader notices the same text only if it is inserted again. The nodes belong to the framework.
      if (current?.textContent === textBeforeCall) current?.replaceChildren(...current.childNodes)
      announce()
    },
    onEnd: update,
  })
  return {
    update(element, pagination, text) {
      const before = all
      all = elementsOf(pagination)
      if (element !== current || all !== before) {
        if (current) before.delete(current)
        if (element) all.add(element)
      }
      current = element
      if (!element) notice.stop()
      else if (text !== undefined && text !== rendered && element.textContent !== text) element.textContent = text
      rendered = text
      // A later change isn't part of the result. A Status that was removed for a moment, as in StrictMode, goes on.
      if (element && announced !== undefined) {
        if (element.textContent === announced) notice.resume()
        else update()
      }
      requests.update(element && pagination)
      calls.update(element && pagination)
    },
  }
}

const announcers = new WeakMap<Element, Announcer>()

/** What a Status shows. */
export interface RenderStatusProps {
  /** Returns the text. Called only while something is known, and not with new details while busy. Default: the label. */
  readonly text?: ((details: StatusLabelDetails) => string) | undefined
}

/** Renders the Status in an element. Call it again after each change. */
export function renderStatus(element: HTMLElement, pagination: PaginationApi, props?: RenderStatusProps | null): void {
  if (!element) return
  const announcer = announcers.get(element) ?? createAnnouncer()
  announcers.set(element, announcer)
  applyProps(element, getStatusProps(pagination))
  const details = getStatusDetails(pagination)
  const text = props?.text
  const next = text ? (details ? text(details) : '') : getStatusText(pagination)
  if (element.textContent !== next) element.textContent = next
  announcer.update(element, pagination)
}
