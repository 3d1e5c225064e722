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
  let on: Part['on'] | undefined
  let shown: Content
  return (part, content) => {
    const props = propsOf ? propsOf(part as Part<Attributes>) : (part.attributes as Attributes)
    if (isServer) return ssrElement(part.tag, { ...props, children: content }, undefined, true) as never
    element ??= getNextElement(() => document.createElement(part.tag)) as Element
    if (propsOf) assign(element, props, false, true, written, true)
    else {
      // Faster than `assign` of Solid 1.9: see bench/README.md.
      if (!on) {
        for (const name in part.on) {
          on = part.on
          element.addEventListener(name, (event) => untrack(() => on?.[name as EventName]?.(event)))
        }
      }
      on &&= part.on
      for (const name in props) {
        const value = props[name]
        if (value !== written[name]) element.setAttribute(name, (value === true ? '' : value) as string)
      }
      for (const name in written) if (!(name in props)) element.removeAttribute(name)
      written = props
    }
    if (content !== shown) {
      shown = content
      insert(element, content as JSX.Element)
    }
    return element
  }
}

/** For a part without attributes of the user's. */
export const noAttributes = (): Props => ({})
