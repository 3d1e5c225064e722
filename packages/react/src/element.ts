'use client'

import {
  type AnchorHTMLAttributes,
  type ButtonHTMLAttributes,
  Children,
  cloneElement,
  createElement,
  type ReactElement,
  type ReactNode,
  type Ref,
  version,
} from 'react'
import { useMergedRef } from './merged-ref.js'

export interface Composable {
  /** Renders its single child element instead of an element of its own, with props, handlers and refs merged. Default false. */
  asChild?: boolean | undefined
}

/** Attributes of a button, and in link mode of a link. */
export interface ControlProps
  extends Composable,
    Omit<ButtonHTMLAttributes<HTMLElement>, 'type' | 'value'>,
    Pick<AnchorHTMLAttributes<HTMLElement>, 'download' | 'hrefLang' | 'ping' | 'referrerPolicy' | 'rel' | 'target'> {}

interface Part {
  /** Attributes and click handler of the part. */
  ours: object
  /** What the user of the part gave. */
  given: Composable & { children?: ReactNode }
  elementRef: Ref<HTMLElement>
}

// biome-ignore lint/suspicious/noExplicitAny: props of an element that is not known here
type Props = Record<string, any>

/** The element of a part, or the child that stands in for it. */
export function element(tag: string, { given: { asChild, ...given }, ours, elementRef }: Part): ReactElement {
  if (asChild) return createElement(Child, { given, ours, elementRef })
  return createElement(tag, { ...overrule(ours, given), ref: elementRef })
}

function Child({ given: { children, ...given }, ours, elementRef }: Part): ReactElement {
  const child = Children.only(children) as ReactElement<Props> & { ref?: Ref<HTMLElement> }
  const childRef = Number.parseInt(version, 10) < 19 ? child.ref : child.props.ref
  const ref = useMergedRef(elementRef, childRef)
  return cloneElement(child, { ...overrule(ours, join(given, child.props)), ref })
}

/** The caller's attributes win, but for the name of the part; the part's click handler runs the caller's own first. */
function overrule(ours: Props, given: Props): Props {
  const props = { ...ours }
  for (const [name, value] of Object.entries(given)) {
    if (value === undefined || name === 'data-scope' || name === 'data-part') continue
    props[name] = name === 'onClick' && ours.onClick ? (event: unknown) => ours.onClick(event, value) : value
  }
  return props
}

/** The child's props win, but that classes and styles join, and handlers run one after the other, the child's first. */
function join(given: Props, childs: Props): Props {
  const props = { ...given }
  for (const [name, value] of Object.entries(childs)) {
    const other = given[name]
    if (other === undefined) props[name] = value
    else if (name === 'className') props[name] = `${other} ${value}`
    else if (name === 'style') props[name] = { ...other, ...value }
    else if (typeof other === 'function' && typeof value === 'function') {
      props[name] = (...args: unknown[]) => {
        value(...args)
        other(...args)
      }
    } else if (value !== undefined) props[name] = value
  }
  return props
}
