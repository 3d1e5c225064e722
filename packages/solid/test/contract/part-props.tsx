import type { Child, ElementProps, UserProps } from '@dogear/contract/scene'
import type { Pagination } from '@dogear/solid'
import { type ComponentProps, type JSX, onCleanup } from 'solid-js'
import { Dynamic } from 'solid-js/web'

type AsChild = NonNullable<Pagination.NextTriggerProps['asChild']>

/** What is userProps to a part, as Solid spells it. */
export function partProps({ asChild, disabled, content, ...userProps }: UserProps) {
  return { ...elementProps(userProps), disabled, asChild: asChild && render(asChild) }
}

function render(child: Child): AsChild {
  if (child.instead) return () => null
  const component = child.tag === 'component' ? ButtonOfTheTest : child.tag
  return (props) => <Dynamic component={component} {...props(elementProps(child))} />
}

const ButtonOfTheTest = (props: ComponentProps<'button'>): JSX.Element => <button {...props} />

/** Solid calls a ref once, and leaves the end to the owner. */
function elementProps({ attributes, onClick, onKeydown, ref }: ElementProps) {
  const refUntilCleanup = (element: Element) => {
    ref?.(element)
    onCleanup(() => ref?.(null))
  }
  const handlers = { onClick, onKeyDown: onKeydown } as Pick<JSX.HTMLAttributes<HTMLElement>, 'onClick' | 'onKeyDown'>
  return { ...attributes, ...handlers, ...(ref && { ref: refUntilCleanup }) }
}
