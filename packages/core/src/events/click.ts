import type { ClickEvent } from '../options/details.js'
import type { Requests } from '../requests/request.js'
import { followLink, type Link, type NativeClick } from './follow-link.js'

/** Handles a click on a control. If you pass the user's own handler, it runs first. */
export type ClickHandler = (event: ClickEvent, userHandler?: unknown) => void

/**
 * Handles a click: runs the user's own handler, then `activate` unless that handler prevented the click. If `navigates`, a click that anybody
 * has prevented is left alone. The clicked element says whether it is a link, because users may render another one than the part's.
 *
 * The browser follows a link first. If the state changed immediately, the `href` would change before the browser reads it.
 */
export function handleClick(
  event: ClickEvent & { readonly nativeEvent?: unknown },
  userHandler: unknown,
  { navigates }: Pick<Requests, 'navigates'>,
  activate: (isLink: boolean) => void,
): void {
  const click = (event.nativeEvent ?? event) as NativeClick
  const wasPrevented = click.defaultPrevented
  if (typeof userHandler === 'function') userHandler(event)
  const isNavigation = navigates()
  if (click.defaultPrevented && (isNavigation || !wasPrevented)) return
  // A component may call its handler later, when the event has no element.
  const link = event.currentTarget as Link | null
  const href = link && getUrl(link)
  if (!href || /^javascript:/.test(href)) activate(false)
  else if (!isForBrowserAlone(click, link)) {
    if (isNavigation) {
      event.preventDefault()
      activate(true)
    } else followLink(link, { href, click }, () => activate(true))
  }
}

/** The absolute URL of a link, which `href` isn't in an SVG or on a custom element. */
function getUrl({ href, ownerDocument }: Link): string | undefined {
  const url = Object(href).baseVal ?? href
  return url && Object.assign(ownerDocument.createElement('a'), { href: url }).href
}

function isForBrowserAlone({ button, ctrlKey, metaKey, shiftKey, altKey }: NativeClick, link: Link): boolean {
  if (button || ctrlKey || metaKey || shiftKey || altKey || link.hasAttribute('download')) return true
  // For links in an SVG, the `base` of a document counts only in Firefox and WebKit. `followLink` waits for what happens.
  const base = typeof link.href === 'string' ? link.ownerDocument.querySelector('base[target]') : null
  return !/^(_self)?$/i.test(link.getAttribute('target') ?? base?.getAttribute('target') ?? '')
}
