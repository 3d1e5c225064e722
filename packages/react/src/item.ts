'use client'

import { itemPart, type PageEntry } from '@dogear/core'
import { forwardRef } from 'react'
import type { AsChildProps } from './as-child.js'
import { usePaginationContext } from './context.js'
import { type ControlElementProps, consumedByAll, named, renderPart } from './element.js'

/** You can spread an entry of `pages`. */
export interface ItemBaseProps extends PageEntry, AsChildProps {}

export interface ItemProps extends ControlElementProps, ItemBaseProps {}

const consumed = ['value', ...consumedByAll]

/** Goes to one page of the list. */
export const Item = /* @__PURE__ */ named(
  'Item',
  /* @__PURE__ */ forwardRef<HTMLElement, ItemProps>(function Item(props, partRef) {
    return renderPart(itemPart(usePaginationContext(), props), { props, partRef, consumed })
  }),
)
