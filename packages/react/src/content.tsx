'use client'

import { contentPart } from '@dogear/core'
import { type ContentBehavior, createReveal } from '@dogear/core/dom'
import { type ComponentPropsWithoutRef, forwardRef, useRef, useState } from 'react'
import type { AsChildProps } from './as-child.js'
import { useBeforePaint } from './before-paint.js'
import { CurrentPagination, useProvided } from './context.js'
import { consumedByAll, named, renderPart } from './element.js'
import { useMergedRef } from './merged-ref.js'
import type { UsePaginationReturn } from './use-pagination.js'

export interface ContentBaseProps extends ContentBehavior, AsChildProps {
  /** The pagination from `usePagination`. Default: the one of the enclosing Root. */
  value?: UsePaginationReturn | undefined
}

export interface ContentProps extends ComponentPropsWithoutRef<'div'>, ContentBaseProps {}

const consumed = ['value', 'scroll', 'focus', ...consumedByAll]

/** The element around the items. When the result of a request is shown, it comes into view. */
export const Content = /* @__PURE__ */ named(
  'Content',
  /* @__PURE__ */ forwardRef<HTMLElement, ContentProps>(function Content(props, ref) {
    const { value, scroll, focus } = props
    const pagination = useProvided(value)
    const [{ update }] = useState(createReveal)
    const element = useRef<HTMLElement>(null)
    const partRef = useMergedRef(ref, element)
    // After the effects of its children, and before the next paint.
    useBeforePaint(() => update(element.current, pagination, { scroll, focus }))
    useBeforePaint(() => () => update(null, pagination), [])
    const { tag, attributes, on } = contentPart(pagination)
    const { tabindex: tabIndex, ...others } = attributes
    const part = { tag, attributes: { ...others, tabIndex }, on }
    return (
      <CurrentPagination.Provider value={pagination}>
        {renderPart(part, { props, consumed, partRef })}
      </CurrentPagination.Provider>
    )
  }),
)
