import { pageInputPart } from '@dogear/core/adapter'
import type { Component } from 'svelte'
import type { HTMLInputAttributes } from 'svelte/elements'
import type { AsChildProps } from '../render/as-child.js'
import { elementEffect } from '../render/element-effect.svelte.js'
import { initialValue, showInField } from '../render/field.js'
import type { Describe } from '../render/follow-part.js'
import { consumedByControls, renderPart } from '../render/render-part.js'
import { usePaginationContext } from '../state/context.js'
import { input } from './input.svelte'

export interface PageInputBaseProps extends AsChildProps {}

export interface PageInputProps
  extends PageInputBaseProps,
    Omit<HTMLInputAttributes, 'children' | 'type' | 'value' | 'defaultValue'> {}

const consumed = [...consumedByControls, 'value', 'defaultValue']

const describe: Describe = (api, { disabled }) => {
  const { attributes, value, ...part } = pageInputPart(api, { disabled })
  return { ...part, attributes: { ...attributes, ...initialValue(value) } }
}

/**
 * Goes to the page that the user types: on Enter, and when focus leaves the field, unless it moves to another control of
 * Dogear. Escape and anything that isn't a number restore the current page.
 */
export const PageInput: Component<PageInputProps, object, 'ref'> = (internals, props) => {
  const pagination = usePaginationContext()
  const onMount = elementEffect((field) => {
    const part = pageInputPart(pagination())
    if (field) showInField(field as HTMLInputElement, part)
  })
  return renderPart(describe, props, { internals, consumed, element: input, onMount })
}
