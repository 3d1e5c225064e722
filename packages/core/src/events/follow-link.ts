// What this file reads of DOM events, links and windows, because the core has no DOM types.
export interface NativeClick {
  readonly defaultPrevented: boolean
  readonly button: number
  readonly ctrlKey: boolean
  readonly metaKey: boolean
  readonly shiftKey: boolean
  readonly altKey: boolean
}
export interface Link {
  /** An object in an SVG. */
  readonly href?: string | { readonly baseVal: string }
  readonly isConnected: boolean
  readonly ownerDocument: {
    readonly defaultView: BrowserWindow
    createElement(name: 'a'): { href: string }
    querySelector(selector: string): Pick<Link, 'getAttribute'> | null
  }
  closest(selector: string): Link | null
  getAttribute(name: string): string | null
  hasAttribute(name: string): boolean
}
interface BrowserWindow extends EventSource {
  readonly location: { readonly href: string }
  /** If `currentEntry` is missing, as in a sandboxed iframe, it fires no events. */
  readonly navigation?: EventSource & { readonly currentEntry: unknown }
  setTimeout(callback: () => void): void
}
interface EventSource {
  addEventListener(type: string, listener: Listener, capture: boolean): void
  removeEventListener(type: string, listener: Listener, capture: boolean): void
}
type Listener = (event: {
  readonly type: string
  /** The target of a `navigate` event. */
  readonly destination: { readonly url: string }
  /** Only for `currententrychange`; null if the document hasn't navigated. */
  readonly navigationType?: string | null
  /** Only for `hashchange`. */
  readonly newURL?: string
}) => void

let stopLast: (() => void) | undefined

/**
 * Calls `onArrival` when the browser has followed a clicked link within the document, or when a router has prevented the
 * click. A full page load never calls it, because nothing may change while the page loads.
 *
 * Browsers follow links at different times, so this waits for their events. It reads the URL from the event, because a
 * router may already have rewritten the current one. A router prevents the click within one task.
 */
export function followLink(
  link: Link,
  { href, click }: { readonly href: string; readonly click: NativeClick },
  onArrival: () => void,
): void {
  const view = link.ownerDocument.defaultView
  const { location, navigation } = view
  const root = link.closest('[data-scope=pagination][data-part=root]') ?? link
  // Without the Navigation API, no event fires if the fragment stays the same. An empty fragment equals no fragment.
  const isThere = !navigation?.currentEntry && /#/.test(href) && [location.href, `${location.href}#`].includes(href)
  let isFollowed = false
  let isSettled = false

  const settle = () => {
    stop()
    if (isSettled || !root.isConnected) return
    isSettled = true
    onArrival()
  }
  const onEvent: Listener = ({ type, destination, navigationType, newURL }) => {
    if (type === 'navigate') isFollowed = destination.url === href
    // Wait one task, because other listeners of the event may remove the pagination.
    else if (newURL === href || (isFollowed && navigationType)) view.setTimeout(settle)
    else if (type === 'pagehide' || (isFollowed && type === 'navigateerror')) stop()
  }
  const listen = (method: keyof EventSource) => {
    for (const type of ['hashchange', 'pagehide']) view[method](type, onEvent, true)
    for (const type of ['navigate', 'navigateerror', 'currententrychange']) navigation?.[method]?.(type, onEvent, true)
  }
  const stop = () => {
    listen('removeEventListener')
    if (stopLast === stop) stopLast = undefined
  }

  // An earlier link may still be waiting, for example a download.
  stopLast?.()
  stopLast = stop
  listen('addEventListener')
  view.setTimeout(() => {
    if (click.defaultPrevented || isThere) settle()
  })
}
