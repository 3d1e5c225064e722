'use client'

import { Children, cloneElement, isValidElement, type ReactElement, type ReactNode, type Ref, version } from 'react'
import type { Part } from './element.js'
import { chainClick, mergeProps, type Props } from './merge-props.js'
import { useMergedRef } from './merged-ref.js'

export interface AsChildProps {
  /** Renders its single child element instead of an element of its own, with props, handlers and refs merged. Default false. */
  asChild?: boolean | undefined
}

/** The child that stands in for the element of a part. */
export function MergedChild({ partProps, props, consumed, partRef }: Part): ReactElement | null {
  const child = onlyChild(props.children)
  const childRef = Number.parseInt(version, 10) < 19 ? child?.ref : child?.props.ref
  const ref = useMergedRef(partRef, childRef)
  if (!child) return null
  const { children, ...userProps } = mergeProps(mergeProps({}, props, consumed), child.props)
  const merged = mergeProps({ ...partProps }, userProps, ['data-scope', 'data-part'], chainClick)
  // No part submits a form or resets it. Another `type` may be a component's own prop.
  if (/^(submit|reset)$/.test(merged.type)) merged.type = 'button'
  merged.ref = ref
  return cloneElement(child, merged)
}

const lazy = Symbol.for('react.lazy')

/** The only element among the children. A condition that is false leaves none. */
export function onlyChild(children: ReactNode) {
  // A server component may send its children as lazy nodes, which suspend until they have arrived. From React 19 on
  // `toArray` unwraps them as well.
  let node = children as Props | null
  while (node?.$$typeof === lazy) node = node._init(node._payload)
  const found = Children.toArray(node as ReactNode).filter(Boolean)
  const [child] = found
  if (!child) return
  // The type of an element without a DOM node, such as a Fragment, is a symbol.
  if (found.length === 1 && isValidElement<Props>(child) && typeof child.type !== 'symbol') {
    return child as typeof child & { readonly ref?: Ref<HTMLElement> }
  }
  const got = found.length > 1 ? `${found.length} children` : isValidElement(child) ? 'a Fragment or similar' : 'text'
  throw new Error(`asChild needs exactly one element, but got ${got}. Wrap it in an element, or remove asChild.`)
}
