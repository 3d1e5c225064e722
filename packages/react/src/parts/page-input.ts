'use client'

import { pageInputPart } from '@dogear/core/adapter'
import type { ComponentPropsWithoutRef } from 'react'
import type { AsChildProps } from '../render/as-child.js'
import type { DataAttributes } from '../render/element-props.js'
import { consumedByField, useField } from '../render/field.js'
import { definePart } from '../render/render-part.js'
import { usePaginationContext } from '../state/context.js'

export interface PageInputBaseProps extends AsChildProps {}

export interface PageInputProps
  extends Omit<ComponentPropsWithoutRef<'input'>, 'value' | 'defaultValue' | 'type'>,
    PageInputBaseProps,
    DataAttributes {}

/**
 * Goes to the page that the user types: on Enter, and when focus leaves the field, unless it moves to another control of
 * Dogear. Escape and anything that isn't a number restore the current page.
 */
export const PageInput = /* @__PURE__ */ definePart<PageInputProps, HTMLInputElement>(
  'PageInput',
  function PageInput(props, ref) {
    const pagination = usePaginationContext()
    return useField(pageInputPart(pagination, props), props, { ref, consumed: consumedByField })
  },
)
