import { formatNumber, type Pages } from '@dogear/core'
import { isInteractive, listItemPart, listPart } from '@dogear/core/adapter'
import type { ComponentPropsWithoutRef, ReactElement, ReactNode } from 'react'
import { jsx } from 'react/jsx-runtime'
import type * as client from '../parts/list.js'
import type { WithData } from '../render/element-props.js'
import type { ControlElementProps } from '../render/render-part.js'
import { Ellipsis } from './ellipsis.js'
import { Item } from './item.js'
import { type PartProps, renderPart, type WithoutHandlers } from './render-part.js'

export interface ListProps extends WithoutHandlers<Omit<client.ListProps, 'itemProps' | 'ellipsisProps'>>, PartProps {
  /** Attributes for each default Item. */
  itemProps?: WithData<WithoutHandlers<ControlElementProps>> | undefined
  /** Attributes for each default ellipsis. */
  ellipsisProps?: WithData<WithoutHandlers<ComponentPropsWithoutRef<'div'>>> | undefined
}

const consumed = ['item', 'ellipsis', 'itemProps', 'ellipsisProps']

/** The list of pages: a `<ul>` with an `<li>` for each entry of `pages`. */
export function List(props: ListProps): ReactElement {
  const children = props.pagination.pages.map((entry, index) => renderEntry(props, entry, index))
  return renderPart(listPart(), props, { children, consumed })
}

function renderEntry(
  { pagination, item, ellipsis, itemProps, ellipsisProps = {} }: ListProps,
  entry: Pages[number],
  index: number,
) {
  let children: ReactNode
  let isHidden = false
  if (entry.type === 'page') {
    const number = formatNumber(pagination, entry.value)
    children = item ? item(entry) : Item({ ...itemProps, ...entry, pagination, children: number })
  } else if (ellipsis) children = ellipsis({ ...entry, index })
  else {
    isHidden = !isInteractive(ellipsisProps)
    children = Ellipsis({ ...ellipsisProps, index, pagination, children: '…' })
  }
  const { tag, attributes } = listItemPart({ isHidden })
  return jsx(tag, Object.assign(attributes, { children }), entry.value)
}
