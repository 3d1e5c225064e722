import { getStatusDetails, internals } from '../src/adapter.js'
import { isRendered } from '../src/events/is-rendered.js'
import {
  type AnyPagination,
  getStatusProps,
  getStatusText,
  type PaginationApi,
  type StatusLabelDetails,
} from '../src/index.js'
import { applyProps } from './apply-props.js'
import { followAnnouncements } from './follow-announcements.js'
import { followRequests } from './follow-requests.js'

/** Announces the result of each request. */
export interface Announcer {
  /**
   * Call it after each commit, and with a null element on unmount. If `text` has changed, but the element shows another text, it
   * is written, because browsers that translate a page replace the text nodes that a framework would update.
   */
  update(element: Element | null, pagination: AnyPagination, text?: string): void
}

/** The elements of the Status parts of each pagination, in the order in which they were mounted. */
const elements = new WeakMap<object, Set<Element>>()

/** The minimum time for a screen reader to notice a text, in milliseconds. */
const noticeTime = 500

/**
 * Makes the element of a Status announce the result of each request and of each `announce`, and nothing else: it is a polite
 * live region only until that result has been shown. Of several for one pagination, the first that is rendered announces.
 */
export function createAnnouncer(): Announcer {
  let current: Element | null = null
  let siblings: Set<Element> | undefined
  let announced: string | null | undefined
  let textBefore: string | null | undefined
  let lastText: string | undefined
  let isRequested = false
  let isCalled = false
  let end = 0
  let timer: ReturnType<typeof setTimeout> | undefined

  const update = () => {
    announced = undefined
    const isFirst = [...(siblings ?? [])].find(isRendered) === current
    current?.setAttribute('aria-live', isFirst && (isRequested || isCalled) ? 'polite' : 'off')
  }
  const follow = (element: Element | null, pagination: AnyPagination) => {
    const { requests } = pagination[internals]
    const all = elements.get(requests) ?? new Set()
    if (element !== current || all !== siblings) {
      if (current) siblings?.delete(current)
      if (element) all.add(element)
    }
    elements.set(requests, all)
    siblings = all
    current = element
  }
  const stopAnnouncing = () => {
    timer = undefined
    if (announced === undefined) return
    if (Date.now() < end) startTimer()
    else update()
  }
  // Not one for each request, because to start one takes a tenth of the time of a click.
  const startTimer = () => {
    timer ??= setTimeout(stopAnnouncing, noticeTime)
  }
  const announce = () => {
    announced = current?.textContent
    end = Date.now() + noticeTime
    startTimer()
  }
  const followRequest = followRequests({
    onRequest() {
      isRequested = true
      update()
    },
    onAnswer() {
      isRequested = false
      announce()
    },
    onEnd() {
      isRequested = false
      update()
    },
  })
  const followCall = followAnnouncements({
    onStart() {
      isCalled = true
      textBefore = current?.textContent
      update()
    },
    onResult() {
      isCalled = false
      // A screen reader notices the same text only if it is inserted again. The nodes belong to the framework.
      if (current?.textContent === textBefore) current?.replaceChildren(...current.childNodes)
      announce()
    },
    onEnd() {
      isCalled = false
      update()
    },
  })
  return {
    update(element, pagination, text) {
      if (!element) {
        clearTimeout(timer)
        timer = undefined
      }
      follow(element, pagination)
      if (element && text !== undefined && text !== lastText && element.textContent !== text) element.textContent = text
      lastText = text
      // What changes after the result is no answer to the request. A Status that was away, as in StrictMode, goes on.
      if (element && announced !== undefined) {
        if (element.textContent !== announced) update()
        else startTimer()
      }
      followRequest(element && pagination)
      followCall(element && pagination)
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
