'use client'

import { contentPart } from '@dogear/core/adapter'
import { type ContentBehavior, createReveal } from '@dogear/core/dom'
import { type ComponentPropsWithoutRef, useState } from 'react'
import { useAfterCommit } from '../render/after-commit.js'
import type { AsChildProps } from '../render/as-child.js'
import { consumedByAll, type DataAttributes } from '../render/element-props.js'
import { definePart, renderPart } from '../render/render-part.js'
import { CurrentPagination, useProvided } from '../state/context.js'
import type { UsePaginationReturn } from '../state/use-pagination.js'

export interface ContentBaseProps extends ContentBehavior, AsChildProps {
  /** The pagination from `usePagination`. Default: the one of the enclosing Root. */
  value?: UsePaginationReturn | undefined
}

export interface ContentProps extends ComponentPropsWithoutRef<'div'>, ContentBaseProps, DataAttributes {}

const consumed = ['value', 'scroll', 'focus', ...consumedByAll]

/** The element around the items. When the result of a request is shown, it comes into view. */
export const Content = /* @__PURE__ */ definePart<ContentProps, HTMLDivElement>(
  'Content',
  function Content(props, userRef) {
    const { value, scroll, focus } = props
    const pagination = useProvided(value)
    const [{ update }] = useState(createReveal)
    // After the effects of its children.
    const ref = useAfterCommit(userRef, (element) => update(element, pagination, { scroll, focus }))
    return (
      <CurrentPagination.Provider value={pagination}>
        {renderPart(contentPart(pagination), props, { consumed, ref })}
      </CurrentPagination.Provider>
    )
  },
)
