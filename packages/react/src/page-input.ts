'use client'

import { pageInputPart, pageInputValue } from '@dogear/core'
import { type ComponentPropsWithoutRef, forwardRef } from 'react'
import type { AsChildProps } from './as-child.js'
import { usePaginationContext } from './context.js'
import { consumedByAll, named, renderPart } from './element.js'
import { useFieldRef } from './field.js'

export interface PageInputBaseProps extends AsChildProps {}

export interface PageInputProps
  extends Omit<ComponentPropsWithoutRef<'input'>, 'value' | 'defaultValue' | 'type'>,
    PageInputBaseProps {}

const consumed = ['value', 'defaultValue', ...consumedByAll]

/**
 * Goes to the page that the user types: on Enter, and when focus leaves the field, unless it moves to another part of the same
 * pagination. Escape and anything that isn't a number restore the current page.
 */
export const PageInput = /* @__PURE__ */ named(
  'PageInput',
  /* @__PURE__ */ forwardRef<HTMLElement, PageInputProps>(function PageInput(props, ref) {
    const pagination = usePaginationContext()
    const defaultValue = pageInputValue(pagination)
    const { tag, attributes, on } = pageInputPart(pagination, props)
    const { autocomplete: autoComplete, inputmode: inputMode, enterkeyhint: enterKeyHint, ...others } = attributes
    const part = { tag, attributes: { ...others, autoComplete, inputMode, enterKeyHint, defaultValue }, on }
    return renderPart(part, { props, consumed, partRef: useFieldRef(ref, defaultValue) })
  }),
)
