import { onAnchor, type Part } from '@dogear/core/adapter'
import type { ReactNode, Ref } from 'react'
import { chainHandler, mergeProps, type Props } from './merge-props.js'
import { toProps } from './to-props.js'

/** The user's props of any part. */
export interface UserProps {
  readonly asChild?: boolean | undefined
  readonly children?: ReactNode
  readonly ref?: Ref<HTMLElement> | undefined
}

/** Any element accepts them. A type and no interface, so that the declarations of a package that re-exports a part can inline it. */
export type DataAttributes = {
  readonly [name: `data-${string}`]: unknown
}

/** A union, because interfaces such as `ButtonHTMLAttributes` lack the index signature. */
export type WithData<Props> = Props | (Props & DataAttributes)

/** How a component renders its part. */
export interface Rendering {
  /** Names of the user's props that the part consumes and never forwards to the DOM. */
  readonly consumed: readonly string[]
  /** Content of the element. Default: the user's children. */
  readonly children?: ReactNode
  /** Default: the user's. */
  readonly ref?: Ref<HTMLElement> | undefined
}

export const consumedByAll = ['data-scope', 'data-part', 'asChild', 'children', 'disabled', 'type']

/** The props of an element that shows a part: those of the part, merged with the user's. */
export function elementProps(part: Part, user: UserProps, rendering: Rendering, tag: unknown = part.tag): Props {
  const { consumed, children = user.children, ref = user.ref } = rendering
  const props = mergeProps(toProps(part), user, consumed, chainHandler)
  return Object.assign(onAnchor(props, tag), { children, ref })
}
