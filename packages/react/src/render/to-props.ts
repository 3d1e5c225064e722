import type { ClickHandler, FieldAttributes, FieldHandler } from '@dogear/core'
import type { Part } from '@dogear/core/adapter'
import type { Props } from './merge-props.js'

// React's blur event bubbles, as `focusout` does.
const handlerNames = { click: 'onClick', change: 'onChange', keydown: 'onKeyDown', focusout: 'onBlur' } as const

/** A type and no interface, so that the declarations of a package that re-exports a getter can inline it. */
export type Handlers = {
  readonly onClick?: ClickHandler
  readonly onChange?: FieldHandler
  readonly onKeyDown?: FieldHandler
  readonly onBlur?: FieldHandler
}

/** The attributes and handlers of a part, as React names the handlers. */
export function toProps<Attributes extends object>({ attributes, on }: Part<Attributes>): Attributes & Handlers {
  const props: Props = { ...attributes }
  for (const event in on) props[handlerNames[event as keyof typeof on]] = on[event as 'click']
  return props as Attributes & Handlers
}

/** Names the attributes of a field as React does. Apart from `toProps`, because no other part has them. */
export function withFieldNames({ tag, attributes, on }: Part<FieldAttributes>) {
  const { autocomplete: autoComplete, inputmode: inputMode, enterkeyhint: enterKeyHint, ...others } = attributes
  return { tag, attributes: { ...others, autoComplete, inputMode, enterKeyHint }, on }
}
