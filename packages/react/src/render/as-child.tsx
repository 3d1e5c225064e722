'use client'

import { isDevelopment, type Part } from '@dogear/core/adapter'
import { Children, cloneElement, isValidElement, type ReactNode, type Ref, version } from 'react'
import { elementProps, type Rendering, type UserProps } from './element-props.js'
import { mergeProps, type Props } from './merge-props.js'
import { useMergedRef } from './refs.js'

export interface AsChildProps {
  /** Renders your single child element instead of the default one; props, handlers and refs are merged. Default false. */
  asChild?: boolean | undefined
}

const isReact18 = Number.parseInt(version, 10) < 19

interface MergedChildProps {
  readonly part: Part
  readonly user: UserProps
  readonly rendering: Rendering
}

/** The user's child, with the props of the part. */
export function MergedChild({ part, user, rendering }: MergedChildProps): ReactNode {
  const child = onlyChild(user.children)
  const childRef = isReact18 ? child?.ref : child?.props.ref
  const ref = useMergedRef(rendering.ref, childRef)
  if (!child) return null
  const inner = mergeProps(mergeProps({}, user, rendering.consumed), child.props)
  const merged = elementProps(part, inner, { ...rendering, ref, consumed: ['data-scope', 'data-part'] }, child.type)
  // No part submits or resets a form. Any other `type` may be a prop of the child's component.
  if (/^(submit|reset)$/.test(merged.type)) merged.type = 'button'
  return cloneElement(child, merged)
}

/** The only element among the children, or `undefined` if there are none. */
export function onlyChild(children: ReactNode) {
  const found = Children.toArray(isReact18 ? unwrap(children) : children).filter(Boolean)
  const [child] = found
  if (!child) return
  // Elements that render no DOM node, such as a Fragment, have a symbol as their type.
  if (found.length === 1 && isValidElement<Props>(child) && typeof child.type !== 'symbol') {
    return child as typeof child & { readonly ref?: Ref<HTMLElement> }
  }
  throw new Error(isDevelopment() ? describeChildren(found) : 'asChild needs exactly one element')
}

function describeChildren({ length, 0: child }: readonly ReactNode[]) {
  const got = length > 1 ? `${length} children` : isValidElement(child) ? 'a Fragment or similar' : 'text'
  return `asChild needs exactly one element, but got ${got}. Wrap it in an element, or remove asChild.`
}

/**
 * Children of a server component may be lazy nodes, which suspend until they arrive. `toArray` of React 19 unwraps them. React
 * 18.3.1 has nothing public that does: its `Children` throw, and `cloneElement` returns an element without a type.
 */
function unwrap(children: ReactNode): ReactNode {
  let node = children as Props | null
  while (node?.$$typeof === Symbol.for('react.lazy')) node = node._init(node._payload)
  return node as ReactNode
}
