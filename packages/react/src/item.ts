'use client'

import type { PageEntry } from '@dogear/core'
import { forwardRef } from 'react'
import { usePaginationContext } from './context.js'
import { type ControlProps, element } from './element.js'

/** An entry of `pages` can be spread. */
export interface ItemProps extends ControlProps, PageEntry {}

/** Leads to the page that is its value. */
export const Item = forwardRef<HTMLElement, ItemProps>(function Item(given, ref) {
  const { type, value, disabled, asChild } = given
  const ours = usePaginationContext().getItemProps({ type, value, disabled, isOwnElement: !asChild })
  return element(ours.type ? 'button' : 'a', { given, ours, ref })
})
