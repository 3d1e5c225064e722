import type { ClickHandler, FieldEvent, FieldHandler, Part } from '@dogear/core'
import {
  type AnchorHTMLAttributes,
  type ButtonHTMLAttributes,
  type ComponentInternalInstance,
  type ComputedRef,
  capitalize,
  cloneVNode,
  computed,
  type DefineSetupFnComponent,
  getCurrentInstance,
  h,
  type SetupContext,
  type SlotsType,
  type VNode,
} from 'vue'
import { type AsChildProps, type OrUndefined, onlyChild } from './as-child.js'
import { type Attributes, addClickHandler, callAll, mergeProps } from './merge-props.js'

export interface ControlBaseProps extends AsChildProps {
  /** Disables the control. Default false. */
  disabled?: boolean | undefined
}

/** Attributes of a button, and in link mode of a link. */
export interface ControlElementProps
  extends OrUndefined<
    Omit<ButtonHTMLAttributes, 'disabled' | 'type' | 'value'> &
      Pick<AnchorHTMLAttributes, 'download' | 'hreflang' | 'ping' | 'referrerpolicy' | 'rel' | 'target'>
  > {}

/** A part that may render children of its own instead of the slot. */
interface VuePart extends Part {
  readonly children?: VNode[]
}

/** Returns the part to render. With `asChild`, `type` is the tag or component of the user's element. */
type GetPart = (userProps: Attributes, type?: unknown) => VuePart

/** A component that renders a part. */
export function definePart<Props extends AsChildProps, Slots extends SlotsType = SlotsType>(
  name: string,
  props: Record<string, unknown>,
  setup: (props: Props, emit: SetupContext['emit'], slots: SetupContext['slots']) => GetPart,
  emits?: string[],
): DefineSetupFnComponent<Props, Record<never, never>, Slots> {
  const component = {
    name: `Pagination${name}`,
    inheritAttrs: false,
    props: { asChild: Boolean, ...props },
    emits,
    setup(props: Props) {
      // Cheaper than the context that Vue creates for a second parameter.
      const { attrs, emit, slots } = getCurrentInstance() as ComponentInternalInstance
      const getPart = setup(props, emit, slots)
      return () => renderPart(getPart, props, attrs, slots)
    },
  }
  return component as object as DefineSetupFnComponent<Props, Record<never, never>, Slots>
}

/** The latest part. It stays the same object until an attribute changes, so that its component renders only then. */
export function usePart(getPart: () => Part): ComputedRef<Part> {
  let latest: Part
  // Clicks always go to the latest part.
  const click: ClickHandler = (...click) => latest.on.click?.(...click)
  return computed<Part>((before) => {
    latest = getPart()
    if (before && isSame(before.attributes, latest.attributes)) return before
    return latest.on.click ? { ...latest, on: { click } } : latest
  })
}

const isSame = (before: Attributes, now: Attributes) =>
  Object.keys({ ...before, ...now }).every((name) => before[name] === now[name])

/** The element of a part, or the user's child with the attributes and handlers of the part. Nothing if the slot is empty. */
function renderPart(getPart: GetPart, { asChild }: AsChildProps, attrs: Attributes, slots: SetupContext['slots']) {
  const children = slots.default?.() ?? []
  if (!asChild) {
    const part = getPart(attrs)
    return h(part.tag, mergeIntoPart(part, attrs), part.children ?? children)
  }
  const child = onlyChild(children)
  if (!child) return
  // The child's ref belongs to the component that wrote it.
  const { ref, ...childProps } = child.props ?? {}
  const userProps = mergeProps(attrs, childProps)
  const part = getPart(userProps, child.type)
  // A RouterLink marks every link to its path as current, whatever the query is.
  const props: Attributes = { 'aria-current': undefined, ...mergeIntoPart(part, userProps) }
  // Vue would write "true" on an element without this property.
  if (props.disabled === true && typeof child.type === 'string') props.disabled = ''
  const element = cloneVNode({ ...child, props: null }, props)
  const own = part.children
  return own ? h(element, null, { default: () => own }) : element
}

/** Merges the user's props into those of a part. They can't change the part's name or the type of a button. */
export function mergeIntoPart({ attributes, on }: Part, userProps: Attributes): Attributes {
  const partProps: Attributes = attributes
  const { click } = on
  const isPlain = !Object.keys(userProps).length
  if (isPlain && click) return { onClick: click, ...partProps }
  const props = isPlain ? partProps : mergeProps(partProps, userProps)
  for (const name of ['data-scope', 'data-part', 'type']) if (partProps[name]) props[name] = partProps[name]
  if (click) addClickHandler(props, userProps, click)
  else for (const event in on) addFieldHandler(props, userProps[handlerName(event)], event, on[event as 'change'])
  return props
}

const handlerName = (event: string) => `on${capitalize(event)}`

/** Adds a handler of a select or an input, which calls the user's handler first. */
function addFieldHandler(props: Attributes, userHandlers: unknown, event: string, handler?: FieldHandler) {
  const userHandler = userHandlers && callAll(userHandlers)
  props[handlerName(event)] = (native: FieldEvent) => handler?.(native, userHandler)
}
