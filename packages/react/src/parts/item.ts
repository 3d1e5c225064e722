'use client'

import type { PageEntry } from '@dogear/core'
import { itemPart } from '@dogear/core/adapter'
import type { AsChildProps } from '../render/as-child.js'
import { consumedByAll, type DataAttributes } from '../render/element-props.js'
import { type ControlElement, type ControlElementProps, definePart, renderPart } from '../render/render-part.js'
import { usePaginationContext } from '../state/context.js'

/** You can spread an entry of `pages`. */
export interface ItemBaseProps extends PageEntry, AsChildProps {}

export interface ItemProps extends ControlElementProps, ItemBaseProps, DataAttributes {}

const consumed = ['value', ...consumedByAll]

/** Goes to one page of the list. */
export const Item = /* @__PURE__ */ definePart<ItemProps, ControlElement>('Item', function Item(props, ref) {
  return renderPart(itemPart(usePaginationContext(), props), props, { ref, consumed })
})
