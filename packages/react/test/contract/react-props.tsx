import type { Child, ElementProps, UserProps } from '@dogear/contract/harness/scene'
import { type ComponentPropsWithoutRef, createElement, forwardRef, type ReactNode } from 'react'

/** The user's props for a part, as React spells them. */
export function toReactProps({ asChild, disabled, ...props }: UserProps, content: ReactNode) {
  const children = asChild ? childrenOf(asChild, content) : content
  return { ...elementProps(props), ...(disabled && { disabled }), asChild: !!asChild, children }
}

function childrenOf({ tag, instead, ...props }: Child, content: ReactNode): ReactNode {
  if (instead === 'nothing') return null
  if (instead === 'text') return 'text'
  const child = createElement(tag === 'component' ? Button : tag, elementProps(props) as object, content || undefined)
  return instead === 'two' ? [child, child] : child
}

const Button = forwardRef<HTMLButtonElement, ComponentPropsWithoutRef<'button'>>(function Button(props, ref) {
  return <button {...props} ref={ref} />
})

function elementProps({ attributes, onClick, onKeydown, onChange, ref }: ElementProps) {
  const { class: className, style, tabindex, contenteditable, ...others } = attributes ?? {}
  const styles = style && Object.fromEntries(style.split(';').map((declaration) => declaration.trim().split(': ')))
  return {
    ...others,
    className,
    style: styles,
    tabIndex: tabindex,
    contentEditable: contenteditable,
    suppressContentEditableWarning: contenteditable ? true : undefined,
    onClick,
    onKeyDown: onKeydown,
    onChange,
    ref,
  }
}
