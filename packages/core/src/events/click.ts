import type { ClickEvent } from '../options/click-event.js'
import { followLink, type Link, type NativeClick } from './follow-link.js'

/** Handles a click on a control. If you pass the user's own handler, it runs first. */
export type ClickHandler = (event: ClickEvent, userHandler?: unknown) => void

/** What a click on a control does. */
export interface Intent {
  /** Whether the browser may follow the control as a link. */
  readonly isLink: boolean
  /** Whether the request calls `navigate`. */
  readonly navigates: () => boolean
  readonly onActivate: () => void
}

/**
 * Runs the user's own handler, then activates the control unless that handler prevented the click. With `navigate`, a click
 * that anybody has prevented is left alone.
 *
 * The browser follows a link first. If the state changed immediately, the `href` would change before the browser reads it.
 */
export function handleClick(event: ClickEvent, userHandler: unknown, { isLink, navigates, onActivate }: Intent): void {
  const click = ((event as { nativeEvent?: unknown }).nativeEvent ?? event) as NativeClick
  const wasPrevented = click.defaultPrevented
  if (typeof userHandler === 'function') userHandler(event)
  const isNavigation = navigates()
  if (click.defaultPrevented && (isNavigation || !wasPrevented)) return
  const link = event.currentTarget as Link
  if (!isLink || !link.href) onActivate()
  else if (!isForBrowserAlone(click, link)) {
    if (isNavigation) {
      event.preventDefault()
      onActivate()
    } else followLink(link, click, onActivate)
  }
}

function isForBrowserAlone({ button, ctrlKey, metaKey, shiftKey, altKey }: NativeClick, link: Link): boolean {
  if (button || ctrlKey || metaKey || shiftKey || altKey || link.hasAttribute('download')) return true
  const targeted = link.hasAttribute('target') ? link : link.ownerDocument.querySelector('base[target]')
  return !/^(_self)?$/i.test(targeted?.target ?? '')
}
