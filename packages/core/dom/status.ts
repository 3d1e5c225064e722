import type { AnyPagination } from '../src/parts/any-pagination.js'
import { followAnnouncements } from './follow-announcements.js'
import { followResults } from './follow-results.js'
import { around, isRendered } from './rendered.js'
import { createTimeout } from './timeout.js'
import { createWork, perPagination, type Worker } from './work.js'

/** Announces the result of each request. */
export interface Announcer {
  /**
   * Call it after each commit, and with a null element on unmount. If `text` has changed, but the element shows another text, it
   * is written, because browsers that translate a page replace the text nodes that a framework would update.
   */
  update(element: Element | null, pagination: AnyPagination, text?: string): void
}

/** How long screen readers need to notice a live region, and then its text, in milliseconds. */
const regionTime = 200
const noticeTime = 1200

/**
 * Announces what the element of a Status shows after each request and each `announce`, and nothing else. Of several for one
 * pagination, it is the first that assistive technology can perceive.
 */
export function createAnnouncer(): Announcer {
  let voice: Voice | undefined
  /** The last text of the framework. */
  let rendered: string | undefined
  const worker: Worker = {
    element: null,
    work(_reason, workers) {
      const { element } = worker
      if (!voice || !element?.textContent?.trim() || !isPerceivable(element)) return false
      // In a modal dialog or a fullscreen element, nobody perceives what is outside. It can contain another one.
      const others = [...workers, { element: element.ownerDocument.querySelector(':modal') }]
      const isOutside = others.some((other) => modalDepth(other) > modalDepth(worker))
      return !isOutside && voice.say(element)
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

const isPerceivable = (element: Element) =>
  isRendered(element) &&
  !/hidden|collapse/.test(getComputedStyle(element)?.visibility) &&
  !around(element, '[aria-hidden=true], [inert]')[0]

/** The number of modal elements that an element is in. */
const modalDepth = ({ element }: { readonly element: Element | null }) => around(element, ':modal').length

type Voice = ReturnType<typeof voiceOf>

/**
 * Announces the results of a pagination, one at a time, by a live region that is in the document for a moment. The text arrives
 * after the region, and some screen readers go on ignoring one that was off.
 */
const voiceOf = /* @__PURE__ */ perPagination((first) => {
  /** Missing once its text is in the region. */
  let source: Element | undefined
  let text: ShadowRoot

  const timeout = createTimeout(() => {
    if (!source?.isConnected) return
    text.textContent = source.textContent
    source = undefined
    work.end()
  })
  const silence = () => {
    timeout.stop()
    text?.host.remove()
  }
  const work = createWork(first, { onRequest: silence }, [followResults, followAnnouncements])
  return {
    ...work,
    say(element: Element) {
      silence()
      source = element
      const region = element.ownerDocument.createElement('div')
      region.setAttribute('aria-live', 'polite')
      region.setAttribute('aria-atomic', 'true')
      // That of its parent or host, which can differ from the language around its slot, or around the region.
      let outer: NodeAround | null | undefined = element
      while (outer && !outer.lang) outer = outer.parentNode ?? outer.host
      if (outer?.lang) region.lang = outer.lang
      // As large as what contains it, so that it neither scrolls nor hides anything. Styles of the app don't apply.
      region.style.cssText = 'all:initial;position:absolute;inset:0;overflow:hidden;clip-path:inset(50%)'
      // Closed, so that tests that look for a text find one.
      text = region.attachShadow({ mode: 'closed' })
      const place = around(element, 'dialog, [role$=dialog], :modal')[0] ?? element.ownerDocument.body
      ;(place.shadowRoot ?? place).append(region)
      // The timer keeps nothing but the region, which leaves even if the pagination is gone.
      setTimeout(region.remove.bind(region), noticeTime)
      timeout.start(regionTime)
      return true
    },
    leave(worker: Worker) {
      if (source === worker.element) silence()
      work.leave(worker)
    },
  }
})

/** An element, which may have a language, or a shadow root, which has a host. */
type NodeAround = Node & { readonly lang?: string; readonly host?: Element }
