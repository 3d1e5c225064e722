import { itemPart } from '@dogear/core/adapter'
import type { ReactElement } from 'react'
import type * as client from '../parts/item.js'
import { type PartProps, renderPart, type WithoutHandlers } from './render-part.js'

export interface ItemProps extends WithoutHandlers<client.ItemProps>, PartProps {}

/** Leads to one page of the list. */
export function Item(props: ItemProps): ReactElement {
  const { pagination, value, disabled, href, children } = props
  return renderPart(itemPart(pagination, { value, disabled, href }), props, { children, consumed: ['value'] })
}
