import { type StatusLabelDetails, statusPart } from '@dogear/core'
import { createAnnouncer } from '@dogear/core/dom'
import type { Component, Snippet } from 'svelte'
import type { HTMLAttributes } from 'svelte/elements'
import type { Attributes } from '../render/merge-props.js'
import { type AsChildProps, consumedByAll, type ElementProps } from '../render/render-part.js'
import { setterOf } from '../state/binding.svelte.js'
import { usePaginationContext } from '../state/context.js'
import StatusElement from './status-element.svelte'

export interface StatusBaseProps extends Pick<AsChildProps, 'ref'> {
  /**
   * Renders your own element instead of the `<div>`: spread `props()` on it, as for the other parts, and render `content`
   * inside.
   */
  asChild?: Snippet<[props: (own?: Attributes) => Attributes, content: Snippet]> | undefined
  /**
   * Renders another text. Called only while something is known, and without new details while busy. Default:
   * `translations.statusLabel`.
   */
  text?: Snippet<[details: StatusLabelDetails]> | undefined
}

export interface StatusProps extends StatusBaseProps, Omit<HTMLAttributes<HTMLDivElement>, 'children'> {}

const consumed = [...consumedByAll, 'text']

/** Says what is shown, and announces the result of each request to screen readers. */
export const Status: Component<StatusProps, object, 'ref'> = (internals, props) => {
  const pagination = usePaginationContext()
  const setRef = setterOf(props, 'ref')
  let status = $state.raw<HTMLElement | null>(null)
  const { update } = createAnnouncer()
  $effect(() => update(status, pagination()))
  $effect(() => () => update(null, pagination()))
  const element: ElementProps = {
    part: statusPart,
    props,
    consumed,
    bind(next) {
      setRef?.(next)
      status = next
    },
  }
  return (StatusElement as Component<object>)(internals, { element, pagination })
}
