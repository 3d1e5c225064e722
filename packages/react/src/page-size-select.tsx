'use client'

import { getPageSizeOptions, pageSizeSelectPart, pageSizeValue } from '@dogear/core'
import { type ComponentPropsWithoutRef, forwardRef } from 'react'
import type { AsChildProps } from './as-child.js'
import { usePaginationContext } from './context.js'
import { consumedByAll, named, renderPart } from './element.js'
import { useFieldRef } from './field.js'

export interface PageSizeSelectBaseProps extends AsChildProps {
  /**
   * The page sizes to choose from. `Infinity` means all items. Default 10, 20, 50 and 100. Ignored if you pass options, whose
   * values are numbers from 1 or `all`.
   */
  sizes?: readonly number[] | undefined
}

export interface PageSizeSelectProps
  extends Omit<ComponentPropsWithoutRef<'select'>, 'value' | 'defaultValue' | 'multiple'>,
    PageSizeSelectBaseProps {}

const consumed = ['sizes', 'value', 'defaultValue', 'multiple', ...consumedByAll]

/** Changes the page size. The first visible item stays on the page. */
export const PageSizeSelect = /* @__PURE__ */ named(
  'PageSizeSelect',
  /* @__PURE__ */ forwardRef<HTMLElement, PageSizeSelectProps>(function PageSizeSelect({ sizes, ...props }, ref) {
    const pagination = usePaginationContext()
    const defaultValue = pageSizeValue(pagination)
    const part = pageSizeSelectPart(pagination, props)
    const children = getPageSizeOptions(pagination, sizes).map(({ value, label }) => (
      <option key={value} value={value}>
        {label}
      </option>
    ))
    const { autocomplete: autoComplete, ...attributes } = part.attributes
    Object.assign(attributes, { autoComplete, defaultValue, children })
    return renderPart({ ...part, attributes }, { props, consumed, partRef: useFieldRef(ref, defaultValue) })
  }),
)
