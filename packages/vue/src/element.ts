import {
  type AnchorHTMLAttributes,
  type ButtonHTMLAttributes,
  Comment,
  type ComputedRef,
  cloneVNode,
  computed,
  Fragment,
  h,
  isVNode,
  mergeProps,
  type SetupContext,
  Text,
  type VNode,
} from 'vue'

export interface Composable {
  /** Renders the one element of the slot instead of an element of its own, with attributes and handlers merged. Default false. */
  asChild?: boolean | undefined
}

/** Attributes of a button, and in link mode of a link. */
export interface ControlProps
  extends Composable,
    Omit<ButtonHTMLAttributes, 'disabled' | 'type' | 'value'>,
    Pick<AnchorHTMLAttributes, 'download' | 'hreflang' | 'ping' | 'referrerpolicy' | 'rel' | 'target'> {
  /** Disables it as if it were at its end. Default false. */
  disabled?: boolean | undefined
}

export type Surroundings = Pick<SetupContext, 'attrs' | 'slots'>

// biome-ignore lint/suspicious/noExplicitAny: attributes of an element that is not known here
type Attributes = Record<string, any>

// One by one: to spread the props of a component is slow.
export const optionsOf = ({ asChild, disabled }: ControlProps) => ({ disabled, isOwnElement: !asChild })

/** The attributes of a part, the same object until one changes: it renders only then. A click is for what is rendered. */
export function useAttributes(latest: () => Attributes): ComputedRef<Attributes> {
  let handle: Attributes['onClick']
  const onClick = (event: unknown, callersOwn: unknown) => handle(event, callersOwn)
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

/** The element of a part with the attributes that are `ours`, or the child that stands in for it. */
export function element(tag: string, ours: object, { asChild }: Composable, { attrs, slots }: Surroundings): VNode {
  const children: VNode[] = slots.default?.() ?? []
  if (!asChild) return h(tag, overrule(ours, attrs), children)
  const child = onlyChild(children)
  // The child's ref stays with the component that wrote it.
  const { ref, ...own } = child.props ?? {}
  // RouterLink calls each link to its path current, whatever the query: here only ours is.
  const props = overrule({ 'aria-current': undefined, ...ours }, mergeProps(attrs, own))
  // As Vue writes it where the element has no such property.
  if (props.disabled === true && typeof child.type === 'string') props.disabled = ''
  return cloneVNode({ ...child, props: null }, props)
}

/** The caller's attributes win, but for the name of the part; the part's click handler runs the caller's own first. */
function overrule(ours: Attributes, given: Attributes): Attributes {
  const props: Attributes = { ...ours }
  for (const name in given) {
    const value = given[name]
    if (value === undefined || name === 'data-scope' || name === 'data-part') continue
    props[name] = typeof ours[name] === 'function' ? chain(name, ours[name], value) : value
  }
  return props
}

function chain(name: string, ours: (...args: unknown[]) => void, given: unknown) {
  const callersOwn = [given].flat() as ((event: unknown) => void)[]
  if (name !== 'onClick') return [ours, ...callersOwn]
  const runCallersOwn = (event: unknown) => callersOwn.forEach((handler) => void handler?.(event))
  return (event: unknown) => ours(event, runCallersOwn)
}

function onlyChild(children: readonly unknown[]): VNode {
  const [child, ...others] = contents(children)
  if (child && child.type !== Text && others.length === 0) return child
  throw new Error(
    'as-child found no single element in the slot: exactly one element or component, and no text, stands in for that of the part. Wrap what is there in one, or leave out as-child.',
  )
}

/** What stands in a slot and in its fragments, without comments and white space. */
function contents(children: readonly unknown[]): VNode[] {
  return children.flatMap((child) => {
    if (!isVNode(child) || child.type === Comment) return []
    if (child.type === Fragment) return contents(child.children as unknown[])
    return child.type === Text && !String(child.children).trim() ? [] : child
  })
}
