// What is read of a DOM event, of a link and of its window: the core needs no DOM types.
export interface NativeClick {
  readonly defaultPrevented: boolean
  readonly button: number
  readonly ctrlKey: boolean
  readonly metaKey: boolean
  readonly shiftKey: boolean
  readonly altKey: boolean
}
export interface Link {
  readonly href: string
  readonly target: string
  readonly isConnected: boolean
  readonly ownerDocument: {
    readonly defaultView: BrowserWindow
    querySelector(selector: string): { readonly target: string } | null
  }
  closest(selector: string): Link | null
  hasAttribute(name: string): boolean
}
interface BrowserWindow extends EventSource {
  readonly location: { readonly href: string }
  /** Without a `currentEntry`, as in a sandboxed iframe, it fires no events. */
  readonly navigation?: EventSource & { readonly currentEntry: unknown }
  setTimeout(callback: () => void): void
}
interface EventSource {
  addEventListener(type: string, listener: Listener, capture: boolean): void
  removeEventListener(type: string, listener: Listener, capture: boolean): void
}
type Listener = (event: {
  readonly type: string
  /** Where a `navigate` leads. */
  readonly destination: { readonly url: string }
  /** Of a `currententrychange`; null if the document has not navigated. */
  readonly navigationType?: string | null
  /** Of a `hashchange`. */
  readonly newURL?: string
}) => void

let stopLast: (() => void) | undefined

/**
 * Calls `onArrival` once a clicked link has been followed within its document: by the browser, or by a router that
 * prevented the click. A full load never arrives there, because nothing may change while it is on its way.
 *
 * Browsers follow a link at different times, so this waits for their events, and takes the URL from them: a router may
 * have rewritten it since. One task after the click it is known whether a router has prevented it.
 */
export function followLink(link: Link, click: NativeClick, onArrival: () => void): void {
  const { href } = link
  const view = link.ownerDocument.defaultView
  const { location, navigation } = view
  const root = link.closest('[data-scope=pagination][data-part=root]') ?? link
  // Without the Navigation API, no event follows if the fragment stays the same; an empty one equals none.
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
    // Settled a task later: other listeners of the event may remove the pagination.
    else if (newURL === href || (isFollowed && navigationType)) view.setTimeout(settle)
    else if (type === 'pagehide' || (isFollowed && type === 'navigateerror')) stop()
  }
  const listen = (method: keyof EventSource) => {
    for (const type of ['hashchange', 'pagehide']) view[method](type, onEvent, true)
    for (const type of ['navigate', 'navigateerror', 'currententrychange']) navigation?.[method](type, onEvent, true)
  }
  const stop = () => {
    listen('removeEventListener')
    if (stopLast === stop) stopLast = undefined
  }

  // A link that led to no document, such as a download, may still be waiting.
  stopLast?.()
  stopLast = stop
  listen('addEventListener')
  view.setTimeout(() => {
    if (click.defaultPrevented || isThere) settle()
  })
}
