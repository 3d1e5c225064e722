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

/** Elements, from the innermost one outwards, across shadow roots. The last ones are a document and its window. */
export type Path = readonly {
  matches?(selector: string): boolean
  closest(selector: string): unknown
}[]

interface PressEvent {
  composedPath(): Path
}
type Listener = (event: PressEvent) => void

declare function setTimeout(callback: () => void): unknown

type Method = 'addEventListener' | 'removeEventListener'

// No browser sends a `mousedown` for a disabled control.
const starts = ['pointerdown', 'mousedown']
// After a finger has left, only the click comes. The last two come if the end was lost, for example in a context menu.
const ends = ['pointerup', 'pointercancel', 'click', 'pointerdown', 'keydown']

/** What is being pressed. */
let pressed: Path | undefined

/** Follows what is pressed in the window, until it is called to remove that. */
export const watchPresses = (element: Pressed, method: Method): void => listen(element, method, starts, remember)

/** For one task, in which browsers move focus. */
function remember(event: PressEvent) {
  pressed = event.composedPath()
  setTimeout(() => {
    pressed = undefined
  })
}

/**
 * Calls `onEnd` when the user has released what is being pressed, and its click has been handled, so that nothing changes
 * under the pointer. If nothing is being pressed, it calls it a task later, with an empty path.
 */
export function afterPress(element: Pressed, onEnd: (pressed: Path) => void): void {
  let path = pressed
  const stop = (event?: PressEvent) => {
    // If nobody watched the start, as after pasting with the mouse.
    path ??= event?.composedPath()
    listen(element, 'removeEventListener', ends, stop)
    setTimeout(() => onEnd(path ?? []))
    isOver = true
  }
  let isOver = false
  listen(element, 'addEventListener', ends, stop)
  // A task later, because Firefox moves focus before it marks what is pressed. In quirks mode, `:active` alone matches only links.
  setTimeout(() => {
    if (!isOver && !element.ownerDocument.documentElement.matches(':root:active')) stop()
  })
}

function listen({ ownerDocument }: Pressed, method: Method, types: readonly string[], listener: Listener) {
  for (const type of types) ownerDocument.defaultView?.[method](type, listener, true)
}
