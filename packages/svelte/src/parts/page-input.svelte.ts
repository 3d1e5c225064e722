import { pageInputPart, pageInputValue } from '@dogear/core'
import { showValue } from '@dogear/core/dom'
import type { Component } from 'svelte'
import type { HTMLInputAttributes } from 'svelte/elements'
import Input from '../render/input-element.svelte'
import { type AsChildProps, consumedByControls, type ElementProps } from '../render/render-part.js'
import { setterOf } from '../state/binding.svelte.js'
import { usePaginationContext } from '../state/context.js'

export interface PageInputBaseProps extends AsChildProps {}

export interface PageInputProps
  extends PageInputBaseProps,
    Omit<HTMLInputAttributes, 'children' | 'type' | 'value' | 'defaultValue'> {}

const consumed = [...consumedByControls, 'value', 'defaultValue']

/**
 * Goes to the page that the user types: on Enter, and when focus leaves the field, unless it moves to another part of the same
 * pagination. Escape and anything that isn't a number restore the current page.
 */
export const PageInput: Component<PageInputProps, object, 'ref'> = (internals, props) => {
  const pagination = usePaginationContext()
  const setRef = setterOf(props, 'ref')
  let input = $state.raw<HTMLElement | null>(null)
  $effect(() => {
    const value = pageInputValue(pagination())
    if (input) showValue(input as HTMLInputElement, value)
  })
  const element: ElementProps = {
    part(api, { disabled }) {
      const part = pageInputPart(api, { disabled })
      // In the browser, `value` would overwrite what the user has entered.
      const name = typeof document === 'undefined' ? 'value' : 'defaultValue'
      Object.assign(part.attributes, { [name]: pageInputValue(api) })
      return part
    },
    props,
    consumed,
    bind(next) {
      setRef?.(next)
      input = next
    },
  }
  return (Input as Component<object>)(internals, { element })
}
