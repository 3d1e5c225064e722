import { pageInputPart, pageInputValue } from '@dogear/core'
import { showValue } from '@dogear/core/dom'
import type { InputHTMLAttributes } from 'vue'
import { afterCommit } from '../render/after-commit.js'
import type { OrUndefined } from '../render/as-child.js'
import { attribute } from '../render/attribute.js'
import { type ControlBaseProps, definePart } from '../render/render-part.js'
import { usePaginationContext } from '../state/context.js'

export interface PageInputBaseProps extends ControlBaseProps {}

export interface PageInputProps
  extends PageInputBaseProps,
    /** @vue-ignore */ OrUndefined<Omit<InputHTMLAttributes, 'disabled' | 'type' | 'value'>> {}

/**
 * Goes to the page that the user types: on Enter, and when focus leaves the field, unless it moves to another part of the same
 * pagination. Escape and anything that isn't a number restore the current page.
 */
export const PageInput = /* @__PURE__ */ definePart<PageInputProps>('PageInput', { disabled: Boolean }, (props) => {
  const pagination = usePaginationContext()
  afterCommit((input) => {
    if (input) showValue(input as HTMLInputElement, pageInputValue(pagination.value))
  })
  return () => {
    const part = pageInputPart(pagination.value, props)
    Object.assign(part.attributes, { [attribute('value')]: pageInputValue(pagination.value) })
    // An input has no content.
    return props.asChild ? part : { ...part, children: [] }
  }
})
