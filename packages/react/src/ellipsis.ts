'use client'

import { ellipsisPart } from '@dogear/core'
import { isFocusable } from '@dogear/core/dom'
import { type ComponentPropsWithoutRef, forwardRef, useEffect, useRef, useState } from 'react'
import { type AsChildProps, onlyChild } from './as-child.js'
import { usePaginationContext } from './context.js'
import { consumedByAll, named, renderPart } from './element.js'
import { mergeProps, type Props } from './merge-props.js'
import { useMergedRef } from './merged-ref.js'

export interface EllipsisBaseProps extends AsChildProps {
  /** Position in `pages`, from 0. */
  index: number
}

export interface EllipsisProps extends ComponentPropsWithoutRef<'div'>, EllipsisBaseProps {}

const consumed = ['index', ...consumedByAll]

/** A gap of two or more pages. */
export const Ellipsis = /* @__PURE__ */ named(
  'Ellipsis',
  /* @__PURE__ */ forwardRef<HTMLElement, EllipsisProps>(function Ellipsis(props, ref) {
    const [canFocus, setCanFocus] = useState(false)
    const element = useRef<HTMLElement>(null)
    // A component's element is known only once it has rendered.
    useEffect(() => setCanFocus(isFocusable(element.current)), [props])
    const child = props.asChild && onlyChild(props.children)
    const { onClick, href, tabIndex }: Props = child ? mergeProps({ ...props }, child.props) : props
    const isInteractive =
      canFocus || onClick || href != null || tabIndex >= 0 || (child && focusable.test(String(child.type)))
    const part = ellipsisPart(usePaginationContext(), { index: props.index, isInteractive })
    return renderPart(part, { props, consumed, partRef: useMergedRef(ref, element) })
  }),
)

const focusable = /^(button|input|select|textarea|summary)$/
