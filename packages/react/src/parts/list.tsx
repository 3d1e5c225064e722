'use client'

import { formatNumber, type ListedEllipsis, type PageEntry, type Pages } from '@dogear/core'
import {
  ellipsisPart,
  getPages,
  isInteractive,
  itemPart,
  listItemPart,
  listPart,
  type Model,
} from '@dogear/core/adapter'
import type { ComponentPropsWithoutRef, ReactNode, Ref } from 'react'
import { jsx } from 'react/jsx-runtime'
import type { AsChildProps } from '../render/as-child.js'
import { consumedByAll, type DataAttributes, type WithData } from '../render/element-props.js'
import { type ControlElementProps, definePart, type PartRef, renderElement, renderPart } from '../render/render-part.js'
import { useModel } from '../state/context.js'

export interface ListBaseProps extends AsChildProps {
  /** Renders the content of a page's `<li>` instead of the default Item. */
  item?: ((entry: PageEntry) => ReactNode) | undefined
  /** Renders the content of an ellipsis's `<li>` instead of the default "…". */
  ellipsis?: ((entry: ListedEllipsis) => ReactNode) | undefined
  /** Attributes and handlers for each default Item. */
  itemProps?: (WithData<ControlElementProps> & PartRef<HTMLButtonElement>) | undefined
  /** Attributes and handlers for each default ellipsis. */
  ellipsisProps?: (WithData<ComponentPropsWithoutRef<'div'>> & PartRef<HTMLDivElement>) | undefined
}

export interface ListProps extends ComponentPropsWithoutRef<'ul'>, ListBaseProps, DataAttributes {}

/** The list of pages: a `<ul>` with an `<li>` for each entry of `pages`. */
export const List = /* @__PURE__ */ definePart<ListProps, HTMLUListElement>('List', function List(props, ref) {
  const pagination = useModel()
  return renderList(pagination, props, { pages: getPages(pagination), ref })
})

const consumed = ['item', 'ellipsis', 'itemProps', 'ellipsisProps', ...consumedByAll]

interface ListRendering {
  readonly pages: Pages
  readonly ref: Ref<HTMLElement> | undefined
  readonly isFit?: boolean
}

/** The element of a List or a FitList, with these entries. */
export function renderList(pagination: Model, props: ListProps, { pages, ref, isFit }: ListRendering) {
  const children = pages.map((entry, index) => renderEntry(pagination, props, entry, index))
  return renderPart(listPart({ isFit }), props, { children, ref, consumed })
}

function renderEntry(
  pagination: Model,
  { item, ellipsis, itemProps = {}, ellipsisProps = {} }: ListProps,
  entry: Pages[number],
  index: number,
) {
  let children: ReactNode
  let isHidden = false
  if (entry.type === 'page') {
    const { value } = entry
    children = item
      ? item(entry)
      : renderElement(itemPart(pagination, { value, disabled: itemProps.disabled }), itemProps, {
          children: formatNumber(pagination, value),
          consumed: consumedByAll,
        })
  } else if (ellipsis) children = ellipsis({ ...entry, index })
  else {
    isHidden = !isInteractive(ellipsisProps)
    const part = ellipsisPart(pagination, { index, isInteractive: !isHidden })
    children = renderElement(part, ellipsisProps, { children: '…', consumed: consumedByAll })
  }
  const { tag, attributes } = listItemPart({ isHidden })
  return jsx(tag, Object.assign(attributes, { children }), entry.value)
}
