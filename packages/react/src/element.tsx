'use client'

import type { Part } from '@dogear/core'
import type { AnchorHTMLAttributes, ButtonHTMLAttributes, ElementType, ReactElement, ReactNode, Ref } from 'react'
import { jsx } from 'react/jsx-runtime'
import { type AsChildProps, MergedChild } from './as-child.js'
import { eventName } from './event-name.js'
import { chainHandler, mergeProps, type Props } from './merge-props.js'

/** Attributes of a button or a link. */
export interface ControlElementProps
  extends Omit<ButtonHTMLAttributes<HTMLElement>, 'type' | 'value'>,
    Pick<AnchorHTMLAttributes<HTMLElement>, 'download' | 'hrefLang' | 'ping' | 'referrerPolicy' | 'rel' | 'target'> {}

/** What the user passed to a part. */
export interface UserProps {
  readonly props: AsChildProps & { readonly children?: ReactNode }
  readonly partRef?: Ref<HTMLElement> | undefined
  /** Names of the props that the part consumes and never forwards to the DOM. */
  readonly consumed: readonly string[]
}

export const consumedByAll = ['data-scope', 'data-part', 'asChild', 'disabled', 'type']

/** The element of a part, or the user's child with the props of the part. */
export function renderPart({ tag, attributes, on }: Part, user: UserProps): ReactElement {
  const partProps: Props = attributes
  for (const event in on) partProps[eventName(event)] = on[event as keyof typeof on]
  if (user.props.asChild) return <MergedChild {...user} partProps={partProps} />
  mergeProps(partProps, user.props, user.consumed, chainHandler)
  if (user.partRef) partProps.ref = user.partRef
  return jsx(tag as ElementType, partProps)
}

/** Sets the name that React's DevTools show, because the build renames functions. */
export function named<Component extends { displayName?: string | undefined }>(
  displayName: string,
  component: Component,
): Component {
  component.displayName = displayName
  return component
}
