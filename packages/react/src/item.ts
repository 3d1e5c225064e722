'use client'

import type { PageEntry } from '@dogear/core'
import { forwardRef } from 'react'
import type { AsChildProps } from './as-child.js'
import { usePaginationContext } from './context.js'
import { type ControlElementProps, consumedByAll, renderPart } from './element.js'

/** An entry of `pages` can be spread. */
export interface ItemBaseProps extends PageEntry, AsChildProps {}

export interface ItemProps extends ControlElementProps, ItemBaseProps {}

const consumed = ['value', ...consumedByAll]

/** Leads to the page that is its value. */
export const Item = forwardRef<HTMLElement, ItemProps>(function Item(props, partRef) {
  const { type, value, disabled, asChild } = props
  const partProps = usePaginationContext().getItemProps({ type, value, disabled, isOwnElement: !asChild })
  return renderPart(partProps.type ? 'button' : 'a', { partProps, props, consumed, partRef })
})
