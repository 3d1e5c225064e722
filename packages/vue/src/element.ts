import {
  type AnchorHTMLAttributes,
  type ButtonHTMLAttributes,
  type ComputedRef,
  cloneVNode,
  computed,
  h,
  type SetupContext,
  type VNode,
} from 'vue'
import { type AsChildProps, type OrUndefined, onlyChild } from './as-child.js'
import { type Attributes, mergeIntoPart, mergeProps } from './merge-props.js'

export interface ControlBaseProps extends AsChildProps {
  /** Disables it as if it were at its end. Default false. */
  disabled?: boolean | undefined
}

/** Attributes of a button, and in link mode of a link. */
export interface ControlAttributes
  extends OrUndefined<
    Omit<ButtonHTMLAttributes, 'disabled' | 'type' | 'value'> &
      Pick<AnchorHTMLAttributes, 'download' | 'hreflang' | 'ping' | 'referrerpolicy' | 'rel' | 'target'>
  > {}

export type SlotsAndAttributes = Pick<SetupContext, 'attrs' | 'slots'>

// One by one: to spread the props of a component is slow.
export const optionsOf = ({ asChild, disabled }: ControlBaseProps) => ({ disabled, isOwnElement: !asChild })

/** The attributes of a part, the same object until one changes: it renders only then. A click is for what is rendered. */
export function useAttributes(latest: () => Attributes): ComputedRef<Attributes> {
  let handle: Attributes['onClick']
  const onClick = (event: unknown) => handle(event)
  return computed<Attributes>((before) => {
    const now = latest()
    handle = now.onClick
    if (handle) now.onClick = onClick
    return before && isSame(before, now) ? before : now
  })
}

function isSame(before: Attributes, now: Attributes): boolean {
  const names = Object.keys(now)
  return names.length === Object.keys(before).length && names.every((name) => now[name] === before[name])
}

/** `partProps` may depend on what the user gives to the element, and on its tag or component. */
type PartProps = object | ((given: Attributes, type: unknown) => object)

/** The element of a part, or the child that stands in for it; nothing where there is no child. */
export function renderPart(
  tag: string,
  partProps: PartProps,
  { asChild }: AsChildProps,
  { attrs, slots }: SlotsAndAttributes,
): VNode | undefined {
  const children: VNode[] = slots.default?.() ?? []
  const propsOf = (given: Attributes, type: unknown) =>
    mergeIntoPart(typeof partProps === 'function' ? partProps(given, type) : partProps, given)
  if (!asChild) return h(tag, propsOf(attrs, tag), children)
  const child = onlyChild(children)
  if (!child) return
  // The child's ref stays with the component that wrote it.
  const { ref, ...own } = child.props ?? {}
  // RouterLink calls each link to its path current, whatever the query: here only ours is.
  const props: Attributes = { 'aria-current': undefined, ...propsOf(mergeProps(attrs, own), child.type) }
  // As Vue writes it where the element has no such property.
  if (props.disabled === true && typeof child.type === 'string') props.disabled = ''
  return cloneVNode({ ...child, props: null }, props)
}
