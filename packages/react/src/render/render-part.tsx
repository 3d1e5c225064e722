'use client'

import type { Part } from '@dogear/core/adapter'
import {
  type AnchorHTMLAttributes,
  type Attributes,
  type ButtonHTMLAttributes,
  type ElementType,
  type ForwardedRef,
  type ForwardRefExoticComponent,
  forwardRef,
  type ReactElement,
  type ReactNode,
  type Ref,
  type RefObject,
} from 'react'
import { jsx } from 'react/jsx-runtime'
import { MergedChild } from './as-child.js'
import { type DataAttributes, elementProps, type Rendering, type UserProps } from './element-props.js'

/** Attributes of a link that a button lacks. In link mode, an own `href` replaces that of `getPageUrl`. */
export type PaginationAnchorProps = Omit<
  AnchorHTMLAttributes<HTMLAnchorElement>,
  keyof ButtonHTMLAttributes<HTMLButtonElement>
>

/** Attributes of a button, or of a link in link mode. */
export type ControlElementProps = Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'type' | 'value'> &
  PaginationAnchorProps

/** The element of an Item or a trigger. */
export type ControlElement = HTMLAnchorElement | HTMLButtonElement

/** The ref of a part. An object for another element is accepted too, because a part can be a link or your own element. */
export type PartRef<Rendered extends HTMLElement> = {
  ref?: Ref<Rendered> | RefObject<HTMLElement | null> | undefined
}

/** A component of a part. It doesn't require an index signature, which interfaces such as `ButtonHTMLAttributes` lack. */
export type PartComponent<PartProps, Rendered extends HTMLElement> = ForwardRefExoticComponent<
  Declared<PartProps> & PartRef<Rendered> & Attributes
>

type Declared<Props> = { [Name in keyof Props as keyof DataAttributes extends Name ? never : Name]: Props[Name] }

/** The element of a part, or the user's child with the props of the part. */
export function renderPart(part: Part, user: UserProps, rendering: Rendering): ReactElement {
  if (user.asChild) return <MergedChild part={part} user={user} rendering={rendering} />
  return renderElement(part, user, rendering)
}

/** The element of a part. */
export function renderElement(part: Part, user: UserProps, rendering: Rendering): ReactElement {
  return jsx(part.tag as ElementType, elementProps(part, user, rendering))
}

/** A component with a ref and the name that React's DevTools show, because the build renames functions. */
export function definePart<PartProps, Rendered extends HTMLElement = HTMLElement>(
  displayName: string,
  render: (props: PartProps, ref: ForwardedRef<HTMLElement>) => ReactNode,
): PartComponent<PartProps, Rendered> {
  return Object.assign(forwardRef(render as never), { displayName })
}
