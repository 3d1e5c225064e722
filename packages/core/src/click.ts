/** What a click needs to have: a DOM `MouseEvent` has it, and so has React's. */
export interface ClickEvent {
  readonly defaultPrevented: boolean
  readonly currentTarget: unknown
}

/** Takes a click on a control. The caller's own handler runs first, if it is handed over too. */
export type ClickHandler = (event: ClickEvent, callersOwn?: unknown) => void

/** What a click on a control is for. */
export interface Intent {
  /** The control is a link, which the browser may follow. */
  readonly isLink: boolean
  readonly ask: () => void
}

// What is read of a DOM event, of a link and of its window: the core needs no DOM types.
interface NativeClick extends ClickEvent {
  readonly nativeEvent?: NativeClick
  readonly button: number
  readonly ctrlKey: boolean
  readonly metaKey: boolean
  readonly shiftKey: boolean
  readonly altKey: boolean
}
interface Link {
  readonly href?: string
  readonly hash: string
  readonly target: string
  readonly isConnected: boolean
  readonly ownerDocument: { readonly defaultView: BrowserWindow }
  closest(selector: string): Link | null
  hasAttribute(name: string): boolean
}
interface BrowserWindow {
  readonly location: { readonly href: string }
  setTimeout(callback: () => void, delay: number): void
}

/**
 * Runs the caller's own handler, then carries the click out unless that handler has vetoed it.
 *
 * In link mode state changed at once would move the `href` before the browser follows it, and a full load that is on its
 * way must find everything as it was. So the click is looked at again one task later: it counts if by then a router has
 * prevented its default, or the document's URL has become the link's.
 */
export function handleClick(event: ClickEvent, callersOwn: unknown, { isLink, ask }: Intent): void {
  const click = (event as NativeClick).nativeEvent ?? (event as NativeClick)
  const wasPrevented = click.defaultPrevented
  if (typeof callersOwn === 'function') callersOwn(event)
  if (click.defaultPrevented && !wasPrevented) return
  const link = event.currentTarget as Link
  const { href } = link
  if (!isLink || !href) {
    ask()
    return
  }
  if (isForBrowserAlone(click, link)) return
  const view = link.ownerDocument.defaultView
  const root = link.closest('[data-part=root]') ?? link
  const isReload = view.location.href === href && !link.hash
  view.setTimeout(() => {
    const hasArrived = view.location.href === href && !isReload
    if (root.isConnected && (click.defaultPrevented || hasArrived)) ask()
  }, 0)
}

function isForBrowserAlone(click: NativeClick, link: Link): boolean {
  const { button, ctrlKey, metaKey, shiftKey, altKey } = click
  if (button || ctrlKey || metaKey || shiftKey || altKey) return true
  return link.hasAttribute('download') || !/^(_self)?$/i.test(link.target)
}
