'use client'

import { type ComponentPropsWithoutRef, forwardRef, useEffect, useRef, useState } from 'react'
import { type AsChildProps, onlyChild } from './as-child.js'
import { usePaginationContext } from './context.js'
import { consumedByAll, renderPart } from './element.js'
import { mergeProps, type Props } from './merge-props.js'
import { useMergedRef } from './merged-ref.js'

export interface EllipsisBaseProps extends AsChildProps {
  /** Where it stands among the entries of `pages`, from 0. */
  index: number
}

export interface EllipsisProps extends ComponentPropsWithoutRef<'div'>, EllipsisBaseProps {}

const consumed = ['index', ...consumedByAll]

/** A gap of two pages or more. */
export const Ellipsis = forwardRef<HTMLElement, EllipsisProps>(function Ellipsis(props, ref) {
  const [isFocusable, setFocusable] = useState(false)
  const element = useRef<HTMLElement>(null)
  // Which element a component renders is known only once it is in the document.
  useEffect(() => {
    const { current } = element
    // To the DOM, a link has a tabIndex even without an href.
    const canFocus = current && current.tabIndex >= 0 && !current.matches('a:not([href], [tabindex])')
    setFocusable(canFocus || !!current?.isContentEditable)
  }, [props])
  const child = props.asChild && onlyChild(props.children)
  const { onClick, href, tabIndex }: Props = child ? mergeProps({ ...props }, child.props) : props
  const isInteractive =
    isFocusable || onClick || href != null || tabIndex >= 0 || (child && focusable.test(String(child.type)))
  return renderPart('div', {
    partProps: usePaginationContext().getEllipsisProps({ index: props.index, isInteractive }),
    props,
    consumed,
    partRef: useMergedRef(ref, element),
  })
})

const focusable = /^(button|input|select|textarea|summary)$/
