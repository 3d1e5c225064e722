import { type AnyPagination, internals } from '../parts/any-pagination.js'
import { createAnnouncement } from '../results/announcement.js'
import { createResults, type Results } from '../results/create-results.js'
import { followPart } from '../results/follow-part.js'
import { startTimer } from '../results/timer.js'
import { around, isModal, isRendered } from './rendered.js'

/** Announces the result of each request. */
export interface Announcer {
  /**
   * Call it after each commit, and with a null element on unmount. If `text` has changed, but the element shows another text, it
   * is written, because browsers that translate a page replace the text nodes that a framework would update.
   */
  update(element: Element | null, pagination: AnyPagination, text?: string): void
}

/** How long screen readers need to notice a live region, in milliseconds. */
const regionTime = 200
/** How often a region checks whether it is still needed, in milliseconds. */
const checkTime = 1200
/** How many checks its text stays for: 7 s in all, because a screen reader that is busy notices it late. */
const checks = 6

/** Announces what the element of a Status shows after each request and each `announce`, and nothing else. */
export function createAnnouncer(): Announcer {
  const follow = followPart(voiceOf)
  /** The last text of the framework. */
  let rendered: string | undefined
  return {
    update(element, pagination, text) {
      if (element && text !== undefined && text !== rendered && element.textContent !== text) element.textContent = text
      rendered = text
      follow(element, pagination)
    },
  }
}

function voiceOf(pagination: AnyPagination) {
  const { requests } = pagination[internals]
  requests.statuses ??= createVoice(pagination)
  return requests.statuses as Results<Element>
}

/**
 * Announces the results of a pagination, one at a time, by a live region that is in the document for some seconds. The text arrives
 * after the region. Of several Status, it is the first that assistive technology can perceive.
 */
function createVoice(pagination: AnyPagination) {
  /** The Status to announce. */
  let source: WeakRef<Element> | undefined
  let region: ShadowRoot | undefined
  const silence = () => region?.host.remove()
  return createResults<Element>(pagination, {
    createAnnouncement,
    stay: regionTime,
    isAble: isAudible,
    act(element) {
      silence()
      source = new WeakRef(element)
      region = addRegion(element)
      stay(region.host, source)
    },
    onStay() {
      const status = source?.deref()
      if (status?.isConnected) (region as ShadowRoot).textContent = status.textContent
    },
    onRequest: silence,
  })
}

/** Whether there is a text, and assistive technology can perceive it. */
function isAudible(element: Element, statuses: readonly Element[]) {
  if (!element.textContent?.trim()) return false
  if (!isRendered(element) || /hidden|collapse/.test(getComputedStyle(element)?.visibility)) return false
  if (around(element, (outer) => outer.matches('[aria-hidden=true], [inert]'))[0]) return false
  // In a modal dialog or a fullscreen element, nobody perceives what is outside. It can contain another one.
  const { ownerDocument: document } = element
  const depthOf = (other: Element | null) => around(other, isModal).length
  const others = [...document.querySelectorAll('dialog[open]'), document.fullscreenElement ?? null, ...statuses]
  return others.every((other) => depthOf(other) <= depthOf(element))
}

/** Adds a live region where users who perceive an element perceive it, too. */
function addRegion(element: Element): ShadowRoot {
  const region = element.ownerDocument.createElement('div')
  region.setAttribute('aria-live', 'polite')
  // That of its parent or host, which can differ from the language around its slot, or around the region.
  let outer: NodeAround | null | undefined = element
  while (outer && !outer.lang) outer = outer.parentNode ?? outer.host
  if (outer) region.lang = outer.lang as string
  // As large as what contains it, so that it neither scrolls nor hides anything. Styles of the app don't apply.
  region.style.cssText = 'all:initial;position:absolute;inset:0;overflow:hidden;clip-path:inset(50%)'
  const isPlace = (outer: Element) => outer.matches('dialog, [role$=dialog]') || isModal(outer)
  const place = around(element, isPlace)[0] ?? element.ownerDocument.body
  ;(place.shadowRoot ?? place).append(region)
  // Closed, so that tests that look for a text find one.
  return region.attachShadow({ mode: 'closed' })
}

/** Removes a region after some checks, or soon after its Status or its window. Keeps nothing but the region in memory. */
function stay(region: Element, status: WeakRef<Element>, left = checks) {
  startTimer(() => {
    if (--left && status.deref()?.isConnected && region.ownerDocument.defaultView) stay(region, status, left)
    else region.remove()
  }, checkTime)
}

/** An element, which may have a language, or a shadow root, which has a host. */
type NodeAround = Node & { readonly lang?: string; readonly host?: Element }
