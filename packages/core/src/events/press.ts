// What this file reads of documents and windows, because the core has no DOM types.
export interface Pressed {
  readonly ownerDocument: {
    readonly documentElement: { matches(selector: string): boolean }
    readonly defaultView: {
      addEventListener(type: string, listener: () => void, capture: boolean): void
      removeEventListener(type: string, listener: () => void, capture: boolean): void
    } | null
  }
}

declare function setTimeout(callback: () => void): unknown

// After a finger has left, only the click comes. The last two come if the end was lost, for example in a context menu.
const ends = ['pointerup', 'pointercancel', 'click', 'pointerdown', 'keydown']

/**
 * Calls `onEnd` when the user has released what is being pressed, and its click has been handled, so that nothing changes
 * under the pointer. If nothing is being pressed, it calls it a task later.
 */
export function afterPress({ ownerDocument }: Pressed, onEnd: () => void): void {
  const { documentElement, defaultView } = ownerDocument
  const listen = (method: 'addEventListener' | 'removeEventListener') => {
    for (const type of ends) defaultView?.[method](type, stop, true)
  }
  const stop = () => {
    listen('removeEventListener')
    setTimeout(onEnd)
    isOver = true
  }
  let isOver = false
  listen('addEventListener')
  // A task later, because Firefox moves focus before it marks what is pressed. In quirks mode, `:active` alone matches only links.
  setTimeout(() => {
    if (!isOver && !documentElement.matches(':root:active')) stop()
  })
}
