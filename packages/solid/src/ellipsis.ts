import { createEffect, createSignal, type JSX } from 'solid-js'
import type { AsChildProps } from './as-child.js'
import { usePaginationContext } from './context.js'
import { isClickable } from './control.js'
import { renderPart } from './element.js'
import type { Props } from './merge-props.js'

export interface EllipsisBaseProps extends AsChildProps {
  /** Position in `pages`, from 0. */
  index: number
}

export interface EllipsisProps extends JSX.HTMLAttributes<HTMLElement>, EllipsisBaseProps {}

/** A gap of two pages or more. */
export function Ellipsis(props: EllipsisProps): JSX.Element {
  const pagination = usePaginationContext()
  const [isFocusable, setFocusable] = createSignal(false)
  return renderPart(() => 'div', {
    props,
    consumed: ['index'],
    attributes: (own) => () =>
      pagination().getEllipsisProps({
        index: props.index,
        isInteractive: isFocusable() || isClickable(own(), props as object as Props),
      }),
    // The element of a child has its own attributes only after this.
    ref(element) {
      createEffect(() => setFocusable(element.tabIndex >= 0 && !element.matches('a:not([href], [tabindex])')))
    },
  })
}
