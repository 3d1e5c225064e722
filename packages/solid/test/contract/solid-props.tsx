import type { Child, ElementProps, UserProps } from '@dogear/contract/harness/scene'
import type { Pagination } from '@dogear/solid'
import { type ComponentProps, type JSX, onCleanup } from 'solid-js'
import { Dynamic } from 'solid-js/web'

type AsChild = NonNullable<Pagination.NextTriggerProps['asChild']>

/** The user's props for a part, as Solid spells them. */
export function toSolidProps({ asChild, disabled, content, ...props }: UserProps) {
  return { ...elementProps(props), disabled, asChild: asChild && toRenderFunction(asChild) }
}

function toRenderFunction(child: Child): AsChild {
  if (child.instead) return () => null
  const component = child.tag === 'component' ? Button : child.tag
  return (props) => <Dynamic component={component} {...props(elementProps(child))} />
}

const Button = (props: ComponentProps<'button'>): JSX.Element => <button {...props} />

/** Solid calls a ref once, and leaves the clean-up to the owner. */
function elementProps({ attributes, onClick, onKeydown, onChange, ref }: ElementProps) {
  const refUntilCleanup = (element: Element) => {
    ref?.(element)
    onCleanup(() => ref?.(null))
  }
  const handlers = { onClick, onKeyDown: onKeydown, onChange } as Pick<
    JSX.HTMLAttributes<HTMLElement>,
    'onClick' | 'onKeyDown' | 'onChange'
  >
  return { ...attributes, ...handlers, ...(ref && { ref: refUntilCleanup }) }
}
