'use client'

import {
  type AnchorHTMLAttributes,
  type ButtonHTMLAttributes,
  Children,
  cloneElement,
  type ElementType,
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
  /** Attributes and click handler of the part, which are this one's to change. */
  ours: object
  /** What the user of the part gave. */
  given: Composable & { children?: ReactNode }
  ref: Ref<HTMLElement> | undefined
}

// biome-ignore lint/suspicious/noExplicitAny: props of an element that is not known here
type Props = Record<string, any>

/** The element of a part, or the child that stands in for it. */
export function element(Tag: ElementType, part: Part): ReactElement {
  const { asChild, ...given } = part.given
  if (asChild) return <Child part={part} />
  const props = withOurs(part.ours, given)
  if (part.ref) props.ref = part.ref
  return <Tag {...props} />
}

function Child({ part }: { part: Part }): ReactElement {
  const { asChild, children, ...given } = part.given
  const child = Children.only(children) as ReactElement<Props> & { ref?: Ref<HTMLElement> }
  const childRef = Number.parseInt(version, 10) < 19 ? child.ref : child.props.ref
  const ref = useMergedRef(part.ref, childRef)
  return cloneElement(child, { ...withOurs({ ...part.ours }, merge(given, child.props)), ref })
}

/** The caller's attributes win, but for the name of the part; its click handler is handed the caller's to run first. */
function withOurs(ours: Props, theirs: Props): Props {
  const { onClick, 'data-scope': scope, 'data-part': part } = ours
  for (const name in theirs) if (theirs[name] !== undefined) ours[name] = theirs[name]
  ours['data-scope'] = scope
  ours['data-part'] = part
  if (onClick && theirs.onClick) ours.onClick = (event: unknown) => onClick(event, theirs.onClick)
  return ours
}

/** What is nearer to the element wins, but that classes and styles join, and handlers run one after the other. */
function merge(props: Props, nearer: Props): Props {
  const merged = { ...props }
  for (const [name, value] of Object.entries(nearer)) {
    const other = props[name]
    if (value === undefined) continue
    if (name === 'style') merged[name] = { ...other, ...value }
    else if (name === 'className' && other) merged[name] = `${other} ${value}`
    else if (typeof other === 'function' && typeof value === 'function') {
      merged[name] = (...args: unknown[]) => {
        value(...args)
        other(...args)
      }
    } else merged[name] = value
  }
  return merged
}
