import type { ClickEvent } from '../options/details.js'
import { followLink, type Link, type NativeClick } from './follow-link.js'

/** Handles a click on a control. If you pass the user's own handler, it runs first. */
export type ClickHandler = (event: ClickEvent, userHandler?: unknown) => void

/**
 * Runs the user's own handler, then `activate` unless that handler prevented the click. If `navigates`, a click that anybody
 * has prevented is left alone.
 *
 * The browser follows a link first. If the state changed immediately, the `href` would change before the browser reads it.
 */
export const clickHandler =
  (isLink: boolean, navigates: () => boolean, activate: (event: ClickEvent) => void): ClickHandler =>
  (event, userHandler) => {
    const click = ((event as { nativeEvent?: unknown }).nativeEvent ?? event) as NativeClick
    const wasPrevented = click.defaultPrevented
    if (typeof userHandler === 'function') userHandler(event)
    const isNavigation = navigates()
    if (click.defaultPrevented && (isNavigation || !wasPrevented)) return
    const link = event.currentTarget as Link
    if (!isLink || !link.href) activate(event)
    else if (!isForBrowserAlone(click, link)) {
      if (isNavigation) {
        event.preventDefault()
        activate(event)
      } else followLink(link, click, () => activate(event))
    }
  }

function isForBrowserAlone({ button, ctrlKey, metaKey, shiftKey, altKey }: NativeClick, link: Link): boolean {
  if (button || ctrlKey || metaKey || shiftKey || altKey || link.hasAttribute('download')) return true
  const targeted = link.hasAttribute('target') ? link : link.ownerDocument.querySelector('base[target]')
  return !/^(_self)?$/i.test(targeted?.target ?? '')
}
