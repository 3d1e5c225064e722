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
import { jsx } from 'react/jsx-runtime'
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
export function element(tag: ElementType, part: Part): ReactElement {
  if (part.given.asChild) return <Child part={part} />
  const props = withOurs(part.ours, part.given, notAttributes)
  if (part.ref) props.ref = part.ref
  return jsx(tag, props)
}

function Child({ part }: { part: Part }): ReactElement {
  const { children, ...given } = part.given
  const child = Children.only(children) as ReactElement<Props> & { ref?: Ref<HTMLElement> }
  const childRef = Number.parseInt(version, 10) < 19 ? child.ref : child.props.ref
  const ref = useMergedRef(part.ref, childRef)
  const theirs = merge(withOurs({}, given, notAttributes), child.props)
  return cloneElement(child, { ...withOurs({ ...part.ours }, theirs, partName), ref })
}

const partName = ['data-scope', 'data-part']

/** What is for a part, and no attribute of its element. */
const notAttributes = (
  'data-scope data-part asChild disabled index type value count page defaultPage pageSize defaultPageSize siblingCount ' +
  'boundaryCount getPageUrl onPageChange onPageSizeChange translations ids'
).split(' ')

/** The caller's attributes win; the part's click handler is handed the caller's to run first. */
function withOurs(ours: Props, theirs: Props, except: readonly string[]): Props {
  const { onClick } = ours
  for (const name in theirs) if (theirs[name] !== undefined && !except.includes(name)) ours[name] = theirs[name]
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
