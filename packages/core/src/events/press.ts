// What this file reads of DOM events, documents and windows, because the core has no DOM types.
export interface Pressed {
  readonly ownerDocument: {
    readonly documentElement: { matches(selector: string): boolean }
    readonly defaultView: {
      addEventListener(type: string, listener: Listener, capture: boolean): void
      removeEventListener(type: string, listener: Listener, capture: boolean): void
    } | null
  }
}

/** Where an event passes: an element, a shadow root, the document or the window. */
export interface PathNode {
  matches?(selector: string): boolean
  closest(selector: string): unknown
  /** Of a button or a field. */
  readonly form?: unknown
}

interface PressEvent {
  composedPath(): readonly PathNode[]
}
type Listener = (event: PressEvent) => void

declare function setTimeout(callback: () => void): unknown

// After a finger has left, only the click comes. The last two come if the end was lost, for example in a context menu.
const ends = ['pointerup', 'pointercancel', 'click', 'pointerdown', 'keydown']

/** What is being pressed; empty if that is nothing, and undefined if nobody knows. */
let pressed: readonly PathNode[] | undefined

/** From now on, follows what is pressed in the window, for all its fields. */
export function watchPresses({ ownerDocument }: Pressed): void {
  pressed ??= []
  // No browser sends a `mousedown` for a disabled control, and a finger sends its `pointerdown` long before focus moves.
  for (const type of ['pointerdown', 'mousedown']) ownerDocument.defaultView?.addEventListener(type, remember, true)
}

/** For one task, in which browsers move focus. */
function remember(event: PressEvent) {
  pressed = event.composedPath()
  setTimeout(() => {
    pressed = []
  })
}

/**
 * Calls `onEnd` when the user has released what is being pressed, and its click has been handled, so that nothing changes
 * under the pointer. If nothing is being pressed, it calls it a task later.
 */
export function afterPress({ ownerDocument }: Pressed, onEnd: (pressed: readonly PathNode[]) => void): void {
  const path = pressed
  const listen = (method: 'addEventListener' | 'removeEventListener') => {
    for (const type of ends) ownerDocument.defaultView?.[method](type, end, true)
  }
  const end = (event?: PressEvent) => {
    listen('removeEventListener')
    const released = path ?? event?.composedPath() ?? []
    setTimeout(() => onEnd(released))
  }
  // Nobody knows yet if no key was pressed before, as when pasting with the mouse. In quirks mode, `:active` alone matches only links.
  const isPressed = path ? path.length > 0 : ownerDocument.documentElement.matches(':root:active')
  if (isPressed) listen('addEventListener')
  else end()
}
