import { controlTag, type Model, type Part } from '@dogear/core/adapter'
import { untrack } from 'svelte'
import { createAttachmentKey } from 'svelte/attachments'
import type { HTMLAnchorAttributes, HTMLButtonAttributes } from 'svelte/elements'
import { useModel } from '../state/context.js'
import type { AsChildProps, ChildProps } from './as-child.js'
import type { OnMount } from './element-effect.svelte.js'
import { type Attributes, mergeProps } from './merge-props.js'
import { eventName } from './to-props.js'

/** Attributes of a button, or of a link in link mode. `type` is ignored, because a button never submits a form. */
export interface ControlElementProps
  extends AsChildProps,
    Omit<HTMLButtonAttributes, keyof AsChildProps>,
    Pick<HTMLAnchorAttributes, 'download' | 'hreflang' | 'ping' | 'referrerpolicy' | 'rel' | 'target'> {}

/** Returns a new part for the user's props. Its attributes are written to. */
export type Describe = (model: Model, props: Attributes) => Part

/** What the component of a part renders. Its members are getters, because Svelte would memoize each call in a template. */
export interface RenderedPart {
  /** The attributes of the element. */
  readonly attributes: Attributes
  /** The argument of an `asChild` snippet. */
  readonly childProps: ChildProps
  /** Whether a control is a link. */
  readonly isLink: boolean
}

// Svelte adds the names with dollars to the props of a component.
const internalProps = ['$$slots', '$$events', '$$legacy']
export const consumedByAll = ['asChild', 'children', 'ref', 'data-scope', 'data-part', ...internalProps]
export const consumedByControls = [...consumedByAll, 'disabled', 'type']

/**
 * Renders a part with the user's props. `consumed` names those that aren't forwarded to the DOM. `onMount` is called with the
 * element, and with null when it is removed.
 */
export function renderPart(
  describe: Describe,
  props: () => Attributes,
  { consumed, onMount }: { consumed?: readonly string[]; onMount?: OnMount | undefined } = {},
): RenderedPart {
  const model = useModel()
  const attachment = onMount && attachmentFor(onMount)
  const render = (users: Attributes) =>
    Object.assign(attributesOf(describe(model(), users), users, consumed), attachment)
  return {
    get attributes() {
      return render(props())
    },
    get isLink() {
      return controlTag(model()) === 'a'
    },
    childProps: (own = {}) => render(mergeProps(mergeProps({}, props(), ['ref']), own)),
  }
}

function attachmentFor(onMount: OnMount): Attributes {
  let current: HTMLElement
  return {
    [createAttachmentKey()](element: HTMLElement) {
      current = element
      untrack(() => onMount(element))
      // While an element fades out, another one may have replaced it.
      return () => current === element && onMount(null)
    },
  }
}

/** The attributes of a part, with the user's attributes and handlers. */
export function attributesOf(
  { attributes, on }: Part,
  users: Attributes,
  consumed: readonly string[] = consumedByAll,
): Attributes {
  const merged = mergeProps(attributes, users, consumed)
  for (const event in on) {
    const handle = on[event as 'click']
    const name = eventName(event)
    const userHandler = merged[name]
    // The core calls the user's handler itself, to see whether it prevents the change.
    merged[name] = userHandler ? (event: never) => handle?.(event, userHandler) : handle
  }
  return merged
}
