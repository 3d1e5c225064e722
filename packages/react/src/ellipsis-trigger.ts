'use client'

import { type EllipsisTriggerPartProps, ellipsisTriggerPart } from '@dogear/core'
import { forwardRef } from 'react'
import type { AsChildProps } from './as-child.js'
import { usePaginationContext } from './context.js'
import { type ControlElementProps, consumedByAll, named, renderPart } from './element.js'

/** You can spread an ellipsis of a List. */
export interface EllipsisTriggerBaseProps
  extends Pick<EllipsisTriggerPartProps, 'index' | 'value' | 'by'>,
    AsChildProps {}

export interface EllipsisTriggerProps extends ControlElementProps, EllipsisTriggerBaseProps {
  /** Accepted so that you can spread an ellipsis. Triggers never submit a form. */
  type?: 'button' | 'ellipsis' | undefined
}

const consumed = ['index', 'value', 'by', ...consumedByAll]

/** An ellipsis that jumps into its gap. */
export const EllipsisTrigger = /* @__PURE__ */ named(
  'EllipsisTrigger',
  /* @__PURE__ */ forwardRef<HTMLElement, EllipsisTriggerProps>(function EllipsisTrigger(props, partRef) {
    return renderPart(ellipsisTriggerPart(usePaginationContext(), props), { props, partRef, consumed })
  }),
)
