'use client'

import { ellipsisPart, isInteractive } from '@dogear/core/adapter'
import { isFocusable } from '@dogear/core/dom'
import { type ComponentPropsWithoutRef, useState } from 'react'
import { useAfterCommit } from '../render/after-commit.js'
import { type AsChildProps, onlyChild } from '../render/as-child.js'
import { consumedByAll, type DataAttributes } from '../render/element-props.js'
import { mergeProps } from '../render/merge-props.js'
import { definePart, renderPart } from '../render/render-part.js'
import { usePaginationContext } from '../state/context.js'

export interface EllipsisBaseProps extends AsChildProps {
  /** Position in `pages`, from 0. */
  index: number
}

export interface EllipsisProps extends ComponentPropsWithoutRef<'div'>, EllipsisBaseProps, DataAttributes {}

const consumed = ['index', ...consumedByAll]

/** A gap of two or more pages. */
export const Ellipsis = /* @__PURE__ */ definePart<EllipsisProps, HTMLDivElement>(
  'Ellipsis',
  function Ellipsis(props, userRef) {
    const [canFocus, setCanFocus] = useState(false)
    // A component's element is known only once it has rendered.
    const ref = useAfterCommit(userRef, (element) => setCanFocus(isFocusable(element)))
    const child = props.asChild && onlyChild(props.children)
    const part = ellipsisPart(usePaginationContext(), {
      index: props.index,
      isInteractive:
        canFocus || (child ? isInteractive(mergeProps({ ...props }, child.props), child.type) : isInteractive(props)),
    })
    return renderPart(part, props, { consumed, ref })
  },
)
