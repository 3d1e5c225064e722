'use client'

import type { Part } from '@dogear/core/adapter'
import {
  type AnchorHTMLAttributes,
  type ButtonHTMLAttributes,
  type ElementType,
  type ForwardedRef,
  type ForwardRefExoticComponent,
  forwardRef,
  type ReactElement,
  type ReactNode,
  type RefAttributes,
} from 'react'
import { jsx } from 'react/jsx-runtime'
import { MergedChild } from './as-child.js'
import { elementProps, type Rendering, type UserProps } from './element-props.js'

/** Attributes of a button or a link. */
export interface ControlElementProps
  extends Omit<ButtonHTMLAttributes<HTMLElement>, 'type' | 'value'>,
    Pick<AnchorHTMLAttributes<HTMLElement>, 'download' | 'hrefLang' | 'ping' | 'referrerPolicy' | 'rel' | 'target'> {}

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
export function definePart<PartProps>(
  displayName: string,
  render: (props: PartProps, ref: ForwardedRef<HTMLElement>) => ReactNode,
): ForwardRefExoticComponent<PartProps & RefAttributes<HTMLElement>> {
  return Object.assign(forwardRef(render as never), { displayName })
}
