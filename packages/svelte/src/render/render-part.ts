import type { AnyPagination } from '@dogear/core'
import { controlTag, onAnchor, type Part } from '@dogear/core/adapter'
import { untrack } from 'svelte'
import { createAttachmentKey } from 'svelte/attachments'
import type { HTMLAnchorAttributes, HTMLButtonAttributes } from 'svelte/elements'
import { usePaginationContext } from '../state/context.js'
import type { AsChildProps, ChildProps } from './as-child.js'
import type { OnMount } from './element-effect.svelte.js'
import { type Attributes, mergeProps } from './merge-props.js'
import { eventName } from './to-props.js'

/** Attributes of a button, or of a link in link mode. `type` is ignored, because a button never submits a form. */
export interface ControlElementProps
  extends AsChildProps,
    Omit<HTMLButtonAttributes, keyof AsChildProps>,
    Omit<HTMLAnchorAttributes, keyof HTMLButtonAttributes> {}

/** Returns the part for the user's props. */
// biome-ignore lint/suspicious/noExplicitAny: each part names the props that it reads
export type Describe = (pagination: AnyPagination, props: any) => Part

// Svelte adds the names with dollars to the props of a component.
const internalProps = ['$$slots', '$$events', '$$legacy']
export const consumedByAll = ['asChild', 'children', 'ref', 'data-scope', 'data-part', ...internalProps]
export const consumedByControls = [...consumedByAll, 'disabled', 'type']

/**
 * A part with the user's props, as its component renders it. `consumed` names those that aren't forwarded to the DOM. `onMount`
 * receives the element, and null when it is removed. The members are getters, because Svelte memoizes each call in a template.
 */
export class RenderedPart {
  readonly #pagination = usePaginationContext()
  readonly #describe: Describe
  readonly #props: () => Attributes
  readonly #consumed: readonly string[] | undefined
  readonly #attach: ReturnType<typeof attachmentOf> | undefined
  #childKey: symbol | undefined

  constructor(
    describe: Describe,
    props: () => Attributes,
    { consumed, onMount }: { consumed?: readonly string[]; onMount?: OnMount | undefined },
  ) {
    this.#describe = describe
    this.#props = props
    this.#consumed = consumed
    this.#attach = onMount && attachmentOf(onMount)
  }

  /** The argument of an `asChild` snippet. */
  readonly childProps: ChildProps = (own = {}) => {
    // Not the key of all elements, because the child may be a part itself.
    this.#childKey ??= createAttachmentKey()
    return this.#render(mergeProps(mergeProps({}, this.#props(), ['ref']), own), this.#childKey)
  }

  /** The attributes of the element. */
  get attributes(): Attributes {
    return this.#render(this.#props(), elementKey)
  }

  /** Whether a control is a link. */
  get isLink(): boolean {
    return controlTag(this.#pagination(), this.#props().href != null) === 'a'
  }

  #render(users: Attributes, key: symbol) {
    const attributes = attributesOf(this.#describe(this.#pagination(), users), users, this.#consumed)
    if (this.#attach) attributes[key] = this.#attach
    return attributes
  }
}

const elementKey = /* @__PURE__ */ createAttachmentKey()

/** Calls `onMount` with the element, and with null when it is removed. */
function attachmentOf(onMount: OnMount) {
  let current: HTMLElement
  return (element: HTMLElement) => {
    current = element
    untrack(() => onMount(element))
    // While an element fades out, another one may have replaced it.
    return () => current === element && onMount(null)
  }
}

/** The attributes of a part, with the user's attributes and handlers. */
export function attributesOf(
  { attributes, on }: Part,
  users: Attributes,
  consumed: readonly string[] = consumedByAll,
): Attributes {
  const merged = mergeProps({ ...attributes }, users, consumed)
  for (const event in on) {
    const handle = on[event as 'click']
    const name = eventName(event)
    const userHandler = merged[name]
    // The core calls the user's handler itself, to see whether it prevents the change.
    merged[name] = userHandler ? (event: never) => handle?.(event, userHandler) : handle
  }
  return onAnchor(merged)
}
