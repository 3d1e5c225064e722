import { getStatusText, type StatusLabelDetails } from '@dogear/core'
import { statusPart } from '@dogear/core/adapter'
import { createAnnouncer } from '@dogear/core/dom'
import type { Component, Snippet } from 'svelte'
import type { HTMLAttributes } from 'svelte/elements'
import type { AsChildProps, ChildProps } from '../render/as-child.js'
import { elementEffect } from '../render/element-effect.svelte.js'
import { consumedByAll, renderPart } from '../render/render-part.js'
import { usePaginationContext } from '../state/context.js'
import { statusText } from './status-text.svelte'

export interface StatusBaseProps extends Pick<AsChildProps, 'ref'> {
  /**
   * Renders your own element instead of the `<div>`: spread `props()` on it, as for the other parts, and render `content`
   * inside.
   */
  asChild?: Snippet<[props: ChildProps, content: Snippet]> | undefined
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
  const { update } = createAnnouncer()
  const onMount = elementEffect((status) =>
    update(status, pagination(), props.text ? undefined : getStatusText(pagination())),
  )
  return renderPart(statusPart, props, {
    internals,
    consumed,
    children: statusText,
    data: pagination,
    onMount,
  })
}
