'use client'

import { getPageSizeOptions } from '@dogear/core'
import { pageSizeSelectPart } from '@dogear/core/adapter'
import type { ComponentPropsWithoutRef } from 'react'
import type { AsChildProps } from '../render/as-child.js'
import type { DataAttributes } from '../render/element-props.js'
import { consumedByField, useField } from '../render/field.js'
import { definePart } from '../render/render-part.js'
import { usePaginationContext } from '../state/context.js'

export interface PageSizeSelectBaseProps extends AsChildProps {
  /**
   * The page sizes to choose from. `Infinity` means all items. Default 10, 20, 50 and 100. Ignored if you pass options, whose
   * values are numbers from 1 or `all`.
   */
  sizes?: readonly number[] | undefined
}

export interface PageSizeSelectProps
  extends Omit<ComponentPropsWithoutRef<'select'>, 'value' | 'defaultValue' | 'multiple'>,
    PageSizeSelectBaseProps,
    DataAttributes {}

const consumed = ['sizes', 'multiple', ...consumedByField]

/** Changes the page size. The first visible item stays on the page. */
export const PageSizeSelect = /* @__PURE__ */ definePart<PageSizeSelectProps, HTMLSelectElement>(
  'PageSizeSelect',
  function PageSizeSelect(props, ref) {
    const pagination = usePaginationContext()
    const options = getPageSizeOptions(pagination, props.sizes).map(({ value, label }) => (
      <option key={value} value={value}>
        {label}
      </option>
    ))
    const children = props.asChild ? options : (props.children ?? options)
    return useField(pageSizeSelectPart(pagination, props), props, { ref, children, consumed })
  },
)
