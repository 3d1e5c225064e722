import { getStatusDetails, type Model } from '../src/adapter.js'
import { getStatusProps, getStatusText, type PaginationApi, type StatusLabelDetails } from '../src/index.js'
import { applyProps } from './apply-props.js'
import { followAnnouncements } from './follow-announcements.js'
import { followResults } from './follow-results.js'
import { isExposed } from './rendered.js'
import { createTimeout } from './timeout.js'
import { createWork, perPagination, type Worker } from './work.js'

/** Announces the result of each request. */
export interface Announcer {
  /**
   * Call it after each commit, and with a null element on unmount. If `text` has changed, but the element shows another text, it
   * is written, because browsers that translate a page replace the text nodes that a framework would update.
   */
  update(element: Element | null, pagination: Model, text?: string): void
}

/** How long screen readers need to notice a change of a live region, and then to read its text, in milliseconds. */
const regionTime = 200
const noticeTime = 500

/**
 * Makes the element of a Status announce the result of each request and of each `announce`, and nothing else. It is a live region
 * that is off, becomes polite after the result is shown, and then receives its text again. Of several for one pagination, the
 * first that assistive technology can perceive announces.
 */
export function createAnnouncer(): Announcer {
  let voice: Voice | undefined
  /** The last text of the framework. */
  let rendered: string | undefined
  const worker: Worker = {
    element: null,
    work() {
      const { element } = worker
      if (!element?.textContent?.trim() || !isExposed(element)) return false
      voice?.say(element)
      return true
    },
  }
  return {
    update(element, pagination, text) {
      const before = voice
      voice = voiceOf(pagination)
      if (before !== voice || !element) before?.leave(worker)
      worker.element = element
      if (element && text !== undefined && text !== rendered && element.textContent !== text) element.textContent = text
      rendered = text
      if (element) voice.update(worker, pagination)
    },
  }
}

type Voice = ReturnType<typeof voiceOf>

/** Announces the results of a pagination, one at a time. */
const voiceOf = /* @__PURE__ */ perPagination((first) => {
  let region: Element | undefined
  let text: string | null
  /** What happens next. Each step has a time of its own, so that screen readers don't take two for one change. */
  let nextStep: () => void

  const wait = (step: () => void, milliseconds = regionTime) => {
    nextStep = step
    timeout.start(milliseconds)
  }
  const timeout = createTimeout(() => nextStep())
  const makePolite = () => {
    region?.setAttribute('aria-live', 'polite')
    wait(insertAgain)
  }
  const insertAgain = () => {
    // The nodes belong to the framework, and a control among them keeps its focus.
    const focused = (region?.getRootNode() as Document | undefined)?.activeElement ?? null
    for (const node of region?.childNodes ?? [])
      if (!focused || !node.contains(focused)) region?.insertBefore(node, node.nextSibling)
    wait(silence, noticeTime)
  }
  const silence = () => {
    timeout.stop()
    region?.setAttribute('aria-live', 'off')
    region = undefined
  }
  const work = createWork(first, { onRequest: silence, onEnd() {} }, [followResults, followAnnouncements])
  return {
    say(element: Element) {
      silence()
      region = element
      text = element.textContent
      wait(makePolite)
    },
    update(worker: Worker, pagination: Model) {
      if (region && region === worker.element && region.textContent !== text) {
        text = region.textContent
        // A change of the polite region is announced. One that comes later isn't part of the result.
        if (nextStep === insertAgain) wait(silence, noticeTime)
        else if (nextStep === silence) silence()
      }
      work.update(worker, pagination)
    },
    leave(worker: Worker) {
      if (region === worker.element) silence()
      work.leave(worker)
    },
  }
})

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
