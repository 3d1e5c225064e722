import type { AnyPagination } from '@dogear/core'
import { type Internals, internals, onAnchor, type Part } from '@dogear/core/adapter'
import type { ComponentPropsWithoutRef, ComponentType, ElementType, ReactElement, ReactNode } from 'react'
import { jsx } from 'react/jsx-runtime'
import { consumedByAll } from '../render/element-props.js'
import { mergeProps } from '../render/merge-props.js'

/** Props without those that need client code. */
export type WithoutHandlers<Props> = {
  [Name in keyof Props as Name extends 'asChild' | 'ref' | `on${string}` ? never : Name]: Props[Name]
}

/** What the component for links receives. */
export interface LinkProps extends WithoutHandlers<ComponentPropsWithoutRef<'a'>> {
  href: string
}

/** Numbers and entries, to pass to the parts. It isn't serialisable. */
export interface GetPaginationReturn extends AnyPagination {
  /** URL of the page that is shown. */
  readonly url: string
  /** Whether the page in the URL is past the last one, if that is known. If so, redirect to `url`. */
  readonly isOutOfRange: boolean
  readonly [internals]: Internals & { readonly link: ComponentType<LinkProps> | 'a' }
}

export interface PartProps {
  /** The result of `getPagination`. */
  pagination: GetPaginationReturn
}

interface Rendering {
  /** Names of the props that the part consumes and never forwards to the DOM, besides those that all parts do. */
  readonly consumed?: readonly string[]
  readonly children: ReactNode
}

/** The element of a part, without handlers. */
export function renderPart(part: Part, props: PartProps, { consumed = [], children }: Rendering): ReactElement {
  const { link } = props.pagination[internals]
  const attributes = mergeProps({ ...part.attributes }, props, ['pagination', ...consumed, ...consumedByAll])
  const type = 'href' in part.attributes ? link : part.tag
  return jsx(type as ElementType, { ...onAnchor(attributes, type), children })
}
