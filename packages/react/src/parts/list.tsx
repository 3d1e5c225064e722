'use client'

import type { AnyPagination, ListedEllipsis, PageEntry, Pages } from '@dogear/core'
import { type ListEntry, listEntry, listItemPart, listPart } from '@dogear/core/adapter'
import type { ComponentPropsWithoutRef, ReactNode, Ref } from 'react'
import { jsx } from 'react/jsx-runtime'
import type { AsChildProps } from '../render/as-child.js'
import { consumedByAll, type DataAttributes, type WithData } from '../render/element-props.js'
import {
  type ControlElement,
  type ControlElementProps,
  definePart,
  type PartRef,
  renderElement,
  renderPart,
} from '../render/render-part.js'
import { usePaginationContext } from '../state/context.js'

export interface ListBaseProps extends AsChildProps {
  /** Renders the content of a page's `<li>` instead of the default Item. */
  item?: ((entry: PageEntry) => ReactNode) | undefined
  /** Renders the content of an ellipsis's `<li>` instead of the default "…". */
  ellipsis?: ((entry: ListedEllipsis) => ReactNode) | undefined
  /** Attributes and handlers for each default Item. */
  itemProps?: (WithData<ControlElementProps> & PartRef<ControlElement>) | undefined
  /** Attributes and handlers for each default ellipsis. */
  ellipsisProps?: (WithData<ComponentPropsWithoutRef<'div'>> & PartRef<HTMLDivElement>) | undefined
}

export interface ListProps extends ComponentPropsWithoutRef<'ul'>, ListBaseProps, DataAttributes {}

/** The list of pages: a `<ul>` with an `<li>` for each entry of `pages`. */
export const List = /* @__PURE__ */ definePart<ListProps, HTMLUListElement>('List', function List(props, ref) {
  const pagination = usePaginationContext()
  return renderList(pagination, props, { pages: pagination.pages, ref })
})

const consumed = ['item', 'ellipsis', 'itemProps', 'ellipsisProps', ...consumedByAll]

interface ListRendering {
  readonly pages: Pages
  readonly ref: Ref<HTMLElement> | undefined
  readonly isFit?: boolean
}

/** The element of a List or a FitList, with these entries. */
export function renderList(pagination: AnyPagination, props: ListProps, { pages, ref, isFit }: ListRendering) {
  const children = pages.map((entry, index) => renderEntry(pagination, props, entry, index))
  return renderPart(listPart({ isFit }), props, { children, ref, consumed })
}

function renderEntry(pagination: AnyPagination, props: ListProps, entry: Pages[number], index: number) {
  const { item, ellipsis } = props
  let children: ReactNode
  let listed: ListEntry | undefined
  if (item && entry.type === 'page') children = item(entry)
  else if (ellipsis && entry.type === 'ellipsis') children = ellipsis({ ...entry, index })
  else {
    listed = listEntry(pagination, props, entry, index)
    children = renderElement(listed.part, listed.userProps, { children: listed.text, consumed: consumedByAll })
  }
  const { tag, attributes } = listItemPart(listed)
  return jsx(tag, Object.assign(attributes, { children }), entry.value)
}
