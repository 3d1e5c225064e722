'use client'

import { type EllipsisTriggerPartProps, ellipsisTriggerPart } from '@dogear/core/adapter'
import { handOverFocus } from '@dogear/core/dom'
import { useAfterCommit } from '../render/after-commit.js'
import type { AsChildProps } from '../render/as-child.js'
import { consumedByAll, type DataAttributes } from '../render/element-props.js'
import { type ControlElement, type ControlElementProps, definePart, renderPart } from '../render/render-part.js'
import { usePaginationContext } from '../state/context.js'

/** You can spread an ellipsis of a List. */
export interface EllipsisTriggerBaseProps
  extends Pick<EllipsisTriggerPartProps, 'index' | 'value' | 'by'>,
    AsChildProps {}

export interface EllipsisTriggerProps extends ControlElementProps, EllipsisTriggerBaseProps, DataAttributes {
  /** Accepted so that you can spread an ellipsis. Triggers never submit a form. */
  type?: 'button' | 'ellipsis' | undefined
}

const consumed = ['index', 'value', 'by', ...consumedByAll]

/** An ellipsis that jumps into its gap. */
export const EllipsisTrigger = /* @__PURE__ */ definePart<EllipsisTriggerProps, ControlElement>(
  'EllipsisTrigger',
  function EllipsisTrigger(props, userRef) {
    const ref = useAfterCommit(userRef, (_, removed) => handOverFocus(removed))
    return renderPart(ellipsisTriggerPart(usePaginationContext(), props), props, { ref, consumed })
  },
)
