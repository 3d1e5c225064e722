import type { Part } from '@dogear/core/adapter'
import type { Accessor, JSX } from 'solid-js'
import { assign, getNextElement, insert, isServer, ssrElement } from 'solid-js/web'
import { createElementPart } from './element-props.js'
import type { Attributes, Props } from './merge-props.js'
import type { EventName } from './to-props.js'

type Content = JSX.Element | (() => JSX.Element)

/**
 * Creates a function that returns the element of a part, in which it writes only what has changed. On the server, it returns
 * the markup.
 */
export function createWriter(user: Accessor<Props>): (part: Part, content?: Content) => JSX.Element {
  const elementPart = createElementPart(user)
  let element: Element | undefined
  let written: Attributes = {}
  let shown: Content
  return (part, content) => {
    const { tag, attributes, on } = elementPart(part)
    if (isServer) return ssrElement(tag, { ...attributes, children: content }, undefined, true) as never
    element ??= getNextElement(() => document.createElement(tag)) as Element
    // Always the same listener, so that none is added twice.
    for (const name in on) element.addEventListener(name, on[name as EventName] as EventListener)
    // Faster than `assign` of Solid 1.9, which updates `written` itself: see bench/README.md.
    if (user === noAttributes) written = writeAttributes(element, written, attributes)
    else assign(element, attributes, false, true, written, true)
    if (content !== shown) {
      shown = content
      insert(element, content as JSX.Element)
    }
    return element
  }
}

/** Writes what differs from the attributes `before`, and returns those of `now`. */
export function writeAttributes(element: Element, before: Attributes, now: Attributes): Attributes {
  for (const name in now) {
    const value = now[name]
    if (value !== before[name]) element.setAttribute(name, (value === true ? '' : value) as string)
  }
  for (const name in before) if (!(name in now)) element.removeAttribute(name)
  return now
}

/** For a part without attributes of the user's: pass this function itself to `createWriter`. */
export const noAttributes = (): Props => ({})
