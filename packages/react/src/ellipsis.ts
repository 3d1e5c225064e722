'use client'

import { type ComponentPropsWithoutRef, forwardRef } from 'react'
import { usePaginationContext } from './context.js'
import { type Composable, element } from './element.js'

export interface EllipsisProps extends ComponentPropsWithoutRef<'div'>, Composable {
  /** Where it stands among the entries of `pages`, from 0. */
  index: number
}

/** A gap of two pages or more. */
export const Ellipsis = forwardRef<HTMLElement, EllipsisProps>(function Ellipsis(given, ref) {
  return element('div', { given, ours: usePaginationContext().getEllipsisProps(given), ref })
})
