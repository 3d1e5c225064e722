import { pageInputPart } from '@dogear/core/adapter'
import type { InputHTMLAttributes } from 'vue'
import type { ElementAttributes } from '../render/as-child.js'
import { valueProps } from '../render/field.js'
import { type ControlBaseProps, definePart, disableable, renderPart } from '../render/render-part.js'
import { usePaginationContext } from '../state/context.js'

export interface PageInputBaseProps extends ControlBaseProps {}

export interface PageInputProps
  extends PageInputBaseProps,
    /** @vue-ignore */ ElementAttributes<Omit<InputHTMLAttributes, 'disabled' | 'type' | 'value'>> {}

/**
 * Goes to the page that the user types: on Enter, and when focus leaves the field, unless it moves to another control of
 * Dogear. Escape and anything that isn't a number restore the current page.
 */
export const PageInput = /* @__PURE__ */ definePart<PageInputProps>('PageInput', disableable, (props, user) => {
  const pagination = usePaginationContext()
  return () => {
    const part = pageInputPart(pagination.value, props)
    const { asChild } = props
    return renderPart(() => part, user, {
      // An input has no content.
      children: asChild ? undefined : [],
      props: valueProps(part),
    })
  }
})
