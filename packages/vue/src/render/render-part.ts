import type { ClickHandler } from '@dogear/core'
import { onAnchor, type Part } from '@dogear/core/adapter'
import { handOverFocus } from '@dogear/core/dom'
import {
  type AnchorHTMLAttributes,
  type ButtonHTMLAttributes,
  type Component,
  type ComputedRef,
  computed,
  createElementVNode,
  type DefineSetupFnComponent,
  h,
  type SetupContext,
  type SlotsType,
  type VNode,
} from 'vue'
import { type AsChildProps, type Declared, type ElementAttributes, onlyChild } from './as-child.js'
import { type Attributes, addHandler, mergeProps } from './merge-props.js'
import { toProps } from './to-props.js'

export interface ControlBaseProps extends AsChildProps {
  /** Disables the control. Any text does so, as in HTML. Default false. */
  disabled?: boolean | 'true' | 'false' | undefined
}

/** Attributes of a button, and in link mode of a link. */
export type ControlElementProps = ElementAttributes<
  Omit<ButtonHTMLAttributes, 'disabled' | 'type' | 'value'> & Omit<AnchorHTMLAttributes, keyof ButtonHTMLAttributes>
>

/** What the user has passed to the component of a part. */
export interface User extends Pick<SetupContext, 'attrs' | 'slots' | 'emit'> {
  readonly props: AsChildProps
}

/** What a part adds to its element. */
interface Extras {
  /** Content of the element. Default: the slot. */
  readonly children?: VNode[] | string | undefined
  /** More props: vnode hooks and listeners, which run after the user's, and the value of a field. */
  readonly props?: object | undefined
}

/** A component that renders a part. Vue consumes `props`, so they never reach the element. */
export function definePart<Props extends AsChildProps, Slots extends SlotsType = SlotsType>(
  name: string,
  props: Record<string, unknown>,
  setup: (props: Received<Props>, user: User) => () => VNode | undefined,
  emits?: string[],
): DefineSetupFnComponent<Declared<Props>, Record<never, never>, Slots> {
  const component = {
    name: `Pagination${name}`,
    inheritAttrs: false,
    props: { asChild: Boolean, ...props },
    emits,
    setup: (props: Received<Props>, context: SetupContext) => setup(props, { ...context, props: props as object }),
  }
  return component as object as DefineSetupFnComponent<Declared<Props>, Record<never, never>, Slots>
}

/** For the core, any text that disables a control is as good as `true`. */
type Received<Props> = Omit<Declared<Props>, 'disabled'> & { readonly disabled?: boolean }

/** The prop of a control or a field. */
export const disableable = { disabled: [Boolean, String] }

/** The props of a control. */
export const controlProps = { disabled: [Boolean, String], href: null }

/** For an element whose removal could take focus away. */
export const handingOver = { onVnodeBeforeUnmount: ({ el }: VNode): void => handOverFocus(el as Element | null) }

/** A part that stays the same until an attribute changes, so that a component renders it only then. Clicks go to the latest one. */
export function memoizePart(getPart: () => Part): ComputedRef<Part> {
  let latest: Part
  const click: ClickHandler = (...args) => latest.on.click?.(...args)
  return computed<Part>((before) => {
    latest = getPart()
    if (before && hasSameAttributes(before.attributes, latest.attributes)) return before
    return latest.on.click ? { ...latest, on: { click } } : latest
  })
}

const hasSameAttributes = (before: Attributes, now: Attributes) =>
  Object.keys({ ...before, ...now }).every((name) => before[name] === now[name])

/**
 * The element of a part, or the user's child with the props of the part. Nothing if the slot is empty. `getPart` receives
 * the user's attributes, and the tag or component of a child.
 */
export function renderPart(
  getPart: (attributes: Attributes, type?: unknown) => Part,
  { attrs, props: { asChild }, slots }: User,
  { children, props: more }: Extras = {},
): VNode | undefined {
  if (!asChild) return renderElement(getPart(attrs), attrs, { children: children ?? slots.default?.(), props: more })
  const child = onlyChild(slots.default?.() ?? [])
  if (!child) return
  const { ref: _, ...childProps } = child.props ?? {}
  const user = mergeProps(attrs, childProps)
  // A RouterLink marks every link to its path as current, whatever the query is.
  const props: Attributes = {
    'aria-current': undefined,
    ...elementProps(getPart(user, child.type), user, more, child.type),
  }
  // Vue would write "true" on an element without this property.
  if (props.disabled === true && typeof child.type === 'string') props.disabled = ''
  if (children === undefined) return h({ ...child, props: null }, props)
  // Content of the part replaces the child's own. Its ref and directives stay those of the component that wrote it.
  const vnode = h(child.type as Component, { ...props, key: child.key }, { default: () => children })
  return Object.assign(vnode, { ref: child.ref, dirs: child.dirs })
}

/** The element of a part with the user's props. */
export const renderElement = (part: Part, user: Attributes, { children, props }: Extras): VNode =>
  createElementVNode(part.tag, elementProps(part, user, props), children)

/** The props of a part and the user's, which can't change the part's name or the type of a button. */
function elementProps(part: Part, user: Attributes, more?: object, tag: unknown = part.tag): Attributes {
  const own: Attributes = toProps(part)
  if (!Object.keys(user).length) return Object.assign(own, more)
  const props = mergeProps({ ...own, ...more }, user)
  for (const name of ['data-scope', 'data-part', 'type']) if (own[name]) props[name] = own[name]
  for (const name in own) if (typeof own[name] === 'function') addHandler(props, user, name, own[name])
  return onAnchor(props, tag)
}
