'use client'

import type { AnchorHTMLAttributes, ButtonHTMLAttributes, ElementType, ReactElement, ReactNode, Ref } from 'react'
import { jsx } from 'react/jsx-runtime'
import { type AsChildProps, MergedChild } from './as-child.js'
import { chainClick, mergeProps, type Props } from './merge-props.js'

/** Attributes of a button, and in link mode of a link. */
export interface ControlElementProps
  extends Omit<ButtonHTMLAttributes<HTMLElement>, 'type' | 'value'>,
    Pick<AnchorHTMLAttributes<HTMLElement>, 'download' | 'hrefLang' | 'ping' | 'referrerPolicy' | 'rel' | 'target'> {}

export interface Part {
  /** Attributes and click handler from the core, in an object of their own. */
  partProps: Props
  /** What the user gave. */
  props: AsChildProps & { children?: ReactNode }
  /** Names of the props that are not for the element. */
  consumed: readonly string[]
  partRef: Ref<HTMLElement> | undefined
}

/** Props that no part passes on to its element. */
export const consumedByAll = ['data-scope', 'data-part', 'asChild', 'disabled', 'type']

/** The element of a part, or the child that stands in for it. */
export function renderPart(tag: ElementType, part: Part): ReactElement {
  const { partProps, props, consumed, partRef } = part
  if (props.asChild) return <MergedChild {...part} />
  mergeProps(partProps, props, consumed, chainClick)
  if (partRef) partProps.ref = partRef
  return jsx(tag, partProps)
}
