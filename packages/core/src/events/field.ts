import type { PathNode, Pressed } from './press.js'

// What this file reads of DOM events and elements, because the core has no DOM types.
/** A select or an input. */
export interface Field {
  value: string
  readonly disabled: boolean
  readonly isConnected: boolean
  readonly form: unknown
  readonly ownerDocument: Pressed['ownerDocument']
  closest(selector: string): unknown
  /** Missing in older browsers. */
  checkVisibility?(): boolean
  /** The document, or the shadow root that the field is in. */
  getRootNode(): { readonly activeElement: unknown }
}

/** The required fields of an event on a select or an input. DOM and React events have them. */
export interface FieldEvent {
  readonly currentTarget: unknown
  readonly defaultPrevented: boolean
  preventDefault(): void
  stopPropagation(): void
}

/** A native event on a select or an input. */
export interface NativeFieldEvent extends FieldEvent {
  readonly key?: string
  /** 229 while an input method composes text. */
  readonly keyCode?: number
  readonly isComposing?: boolean
  readonly relatedTarget?: PathNode | null
  composedPath(): readonly PathNode[]
}

/** Handles an event on a select or an input. If you pass the user's own handler, it runs first. */
export type FieldHandler = (event: FieldEvent, userHandler?: unknown) => void

/**
 * Runs the user's own handler, then `handle` unless that handler prevented the event. `stop` ends its propagation, in React
 * also among the handlers of its components.
 */
export function fieldHandler(handle: (field: Field, event: NativeFieldEvent, stop: () => void) => void): FieldHandler {
  return (event: FieldEvent & { readonly nativeEvent?: unknown }, userHandler) => {
    const field = event.currentTarget as Field
    const native = (event.nativeEvent ?? event) as NativeFieldEvent
    if (typeof userHandler === 'function') userHandler(event)
    if (!native.defaultPrevented) handle(field, native, () => event.stopPropagation())
  }
}
