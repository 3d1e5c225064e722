import type { Exceptions } from './exceptions.js'

/** What can be around a pagination. */
export interface Surrounding {
  /** Its markup. Tests render in `.body`. If there is a `.scroller`, that scrolls instead of the window. */
  readonly html: string
  /** Called with its outermost element. */
  readonly open?: (element: HTMLElement) => unknown
  /** The suites whose rules run in it, because it may change what they say. Default none, to save time. */
  readonly rules?: readonly ('feedback' | 'focus' | 'lists')[]
  /** Tests that it leaves out. Default none. */
  readonly except?: Exceptions
}

/** Where tests render: in a page, or in a surrounding. */
export interface Place {
  /** What tests add elements to. */
  readonly body: HTMLElement
  /** What scrolls. */
  readonly scroller: Element
  readonly document: Document
  readonly window: Window & typeof globalThis
}

const placeOf = (body: HTMLElement, scroller = body.ownerDocument.documentElement): Place => {
  const { ownerDocument } = body
  return { body, scroller, document: ownerDocument, window: ownerDocument.defaultView as Place['window'] }
}

// Servers load this file, too.
export let place: Place = typeof document === 'undefined' ? ({} as Place) : placeOf(document.body)

/** Opens a surrounding in the empty page. */
export async function enter({ html, open }: Surrounding): Promise<void> {
  document.body.setHTMLUnsafe(html)
  await open?.(document.body.firstElementChild as HTMLElement)
  const [body = document.body] = queryAll('.body')
  place = placeOf(body, queryAll('.scroller')[0])
}

/** Empties the page. */
export async function leave(): Promise<void> {
  place = placeOf(document.body)
  if (document.fullscreenElement) await document.exitFullscreen()
  document.body.replaceChildren()
  for (const element of [document.documentElement, document.body])
    for (const name of element.getAttributeNames()) element.removeAttribute(name)
}

/** Where a style sheet for `html` and `body` has to be, and what it says there. */
export function styleFor(css: string): readonly [parents: readonly Node[], css: string] {
  const parents: Node[] = [place.document.head]
  for (let root = place.body.getRootNode(); root instanceof ShadowRoot; root = root.host.getRootNode())
    parents.push(root)
  const isPage = place.scroller === place.document.documentElement
  return [parents, isPage ? css : css.replace(/\bhtml\b/g, '.scroller').replace(/\bbody\b/g, '.body')]
}

/** The elements that match in the page, in shadow trees and in frames. */
export function queryAll(selector: string, root: ParentNode = document): HTMLElement[] {
  return [...root.querySelectorAll<HTMLElement>('*')].flatMap((element) => {
    const inside = treeIn(element)
    return [...(element.matches(selector) ? [element] : []), ...(inside ? queryAll(selector, inside) : [])]
  })
}

const treeIn = (element: Element) => element.shadowRoot ?? (element as HTMLIFrameElement).contentDocument

/** The focused element, also in a shadow tree or a frame. The body of the page if it is that, or around it. */
export function activeElement(): Element {
  let active: Element = document.body
  for (let inner = document.activeElement; inner; inner = treeIn(inner)?.activeElement ?? null) active = inner
  return active.localName === 'body' || pathOf(place.body).includes(active) ? document.body : active
}

/** Whether screen readers perceive an element: neither outside of what is modal or fullscreen, nor hidden. */
export function isPerceived(element: Element): boolean {
  const path = pathOf(element)
  return (
    queryAll(':modal').every((modal) => path.includes(modal)) &&
    !path.some((outer) => outer.matches('[inert], [aria-hidden=true]'))
  )
}

/** An element and all around it. */
const pathOf = (element: Element | null): Element[] => (element ? [element, ...pathOf(around(element))] : [])

const around = (element: Element): Element | null =>
  element.assignedSlot ??
  element.parentElement ??
  (element.getRootNode() as Partial<ShadowRoot>).host ??
  // Not the frame of the tests.
  (element.ownerDocument === document ? null : element.ownerDocument.defaultView?.frameElement) ??
  null

/** What the user can't scroll, and what is scrolled nevertheless. */
export function scrolledForGood(): readonly Element[] {
  const isFixed = (element: Element) => /hidden|clip/.test(getComputedStyle(element).overflowY)
  return pathOf(place.body).filter((element) => isFixed(element) && (element.scrollTop || element.scrollLeft))
}

const zoom = () => (place.scroller as { readonly currentCSSZoom?: number }).currentCSSZoom ?? 1
const isPage = () => place.scroller === place.document.documentElement

/** The height of what is visible of the page, in its own pixels. */
export const viewHeight = (): number => place.scroller.clientHeight / (isPage() ? zoom() : 1)

/** How far the page is scrolled, in its own pixels. */
export const scrolled = (): number => (isPage() ? place.window.scrollY / zoom() : place.scroller.scrollTop)

export function scrollPage(top: number): void {
  if (isPage()) place.window.scrollTo({ top: top * zoom(), behavior: 'instant' })
  else place.scroller.scrollTo({ top, behavior: 'instant' })
}

/** How far an element is below the upper edge of what scrolls, in pixels of the page. */
export function topOf(element: Element): number {
  const { top } = element.getBoundingClientRect()
  if (element.ownerDocument !== place.document) return Math.round(top)
  return Math.round((top - (isPage() ? 0 : place.scroller.getBoundingClientRect().top)) / zoom())
}
