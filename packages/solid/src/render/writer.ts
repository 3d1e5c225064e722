import type { Part } from '@dogear/core/adapter'
import { type Accessor, type JSX, untrack } from 'solid-js'
import { assign, getNextElement, insert, isServer, ssrElement } from 'solid-js/web'
import { createElementProps } from './element-props.js'
import type { Attributes, Props } from './merge-props.js'
import type { EventName } from './to-props.js'

type Content = JSX.Element | (() => JSX.Element)

/**
 * Creates a function that returns the element of a part, in which it writes only what has changed. On the server, it returns
 * the markup.
 */
export function createWriter(attributes: Accessor<Props>): (part: Part, content?: Content) => JSX.Element {
  const propsOf = attributes === noAttributes ? undefined : createElementProps(attributes)
  let element: Element | undefined
  let written: Attributes = {}
  /** The handlers of the latest part. Their listeners are added with the first ones. */
  let on: Part['on'] = {}
  let isListening = false
  let shown: Content
  return (part, content) => {
    const props = propsOf ? propsOf(part as Part<Attributes>) : (part.attributes as Attributes)
    if (isServer) return ssrElement(part.tag, { ...props, children: content }, undefined, true) as never
    element ??= getNextElement(() => document.createElement(part.tag)) as Element
    if (propsOf) assign(element, props, false, true, written, true)
    else {
      // Faster than `assign` of Solid 1.9: see bench/README.md.
      on = part.on
      if (!isListening)
        isListening = listen(element, on, (event) => untrack(() => on[event.type as EventName]?.(event)))
      writeAttributes(element, written, props)
      written = props
    }
    if (content !== shown) {
      shown = content
      insert(element, content as JSX.Element)
    }
    return element
  }
}

/** Returns whether there was anything to listen to. */
function listen(element: Element, on: Part['on'], listener: (event: Event) => void) {
  const names = Object.keys(on)
  for (const name of names) element.addEventListener(name, listener)
  return names.length > 0
}

function writeAttributes(element: Element, before: Attributes, now: Attributes) {
  for (const name in now) {
    const value = now[name]
    if (value !== before[name]) element.setAttribute(name, (value === true ? '' : value) as string)
  }
  for (const name in before) if (!(name in now)) element.removeAttribute(name)
}

/** For a part without attributes of the user's. */
export const noAttributes = (): Props => ({})
