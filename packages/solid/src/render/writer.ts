import type { Part } from '@dogear/core/adapter'
import type { Accessor, JSX } from 'solid-js'
import { assign, getNextElement, insert, isServer, setAttribute, ssrElement } from 'solid-js/web'
import { createElementProps } from './element-props.js'
import type { Attributes, Props } from './merge-props.js'

type Content = JSX.Element | (() => JSX.Element)

/**
 * Creates a function that returns the element of a part, in which it writes only what has changed. On the server, it returns
 * the markup.
 */
export function createWriter(attributes: Accessor<Props>): (part: Part, content?: Content) => JSX.Element {
  const propsOf = createElementProps(attributes)
  let written: Attributes = {}
  let element: Element | undefined
  let shown: Content
  return (part, content) => {
    const props = propsOf(part as Part<Attributes>)
    if (isServer) return ssrElement(part.tag, { ...props, children: content }, undefined, true) as never
    element ??= getNextElement(() => document.createElement(part.tag)) as Element
    // `assign` knows more than attributes, which takes longer.
    if (attributes !== noAttributes) assign(element, props, false, true, written, true)
    else {
      for (const name in props) {
        const value = props[name]
        if (value === written[name]) continue
        if (typeof value === 'function') element.addEventListener(name.slice(3), value as EventListener)
        else setAttribute(element, name, (value === true ? '' : value) as string)
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
