import { pageInputPart } from '@dogear/core/adapter'
import type { JSX } from 'solid-js'
import { isServer } from 'solid-js/web'
import { afterCommit } from '../render/after-commit.js'
import type { AnyElementProps, AsChildProps, RenderChild } from '../render/as-child.js'
import { showInField } from '../render/field.js'
import { type Declared, type GetPart, type PartElementProps, renderPart } from '../render/render-part.js'
import { usePaginationContext } from '../state/context.js'

export interface PageInputBaseProps extends AsChildProps {
  /** Renders your element instead of the `<input>`: `asChild={(props) => <input {...props({ class: 'mine' })} />}`. */
  asChild?: RenderChild<AnyElementProps> | undefined
}

export interface PageInputProps
  extends PageInputBaseProps,
    Omit<
      PartElementProps<HTMLInputElement, JSX.InputHTMLAttributes<HTMLInputElement>>,
      'children' | 'type' | 'value'
    > {}

/**
 * Goes to the page that the user types: on Enter, and when focus leaves the field, unless it moves to another control of
 * Dogear. Escape and anything that isn't a number restore the current page.
 */
export function PageInput(props: Declared<PageInputProps>): JSX.Element {
  const pagination = usePaginationContext()
  const getPart: GetPart = (api) => {
    const part = pageInputPart(api, { disabled: props.disabled })
    if (isServer) Object.assign(part.attributes, { value: part.value })
    return part
  }
  return renderPart(getPart, props, {
    consumed: ['disabled', 'type', 'value'],
    children: () => null,
    onMount: afterCommit<HTMLInputElement>((input) => {
      const part = pageInputPart(pagination())
      if (input) showInField(input, part)
    }),
  })
}
