import { type AnyPagination, getStatusText, type StatusLabelDetails } from '@dogear/core'
import { getStatusDetails, statusPart } from '@dogear/core/adapter'
import { createAnnouncer } from '@dogear/core/dom'
import { type HTMLAttributes, type SlotsType, Text, type VNode } from 'vue'
import { afterCommit } from '../render/after-commit.js'
import type { AsChildProps, ElementAttributes } from '../render/as-child.js'
import { definePart, renderPart } from '../render/render-part.js'
import { usePaginationContext } from '../state/context.js'

export interface StatusBaseProps extends AsChildProps {}

export interface StatusProps extends StatusBaseProps, /** @vue-ignore */ ElementAttributes<HTMLAttributes> {}

export type StatusSlots = {
  /** The element that `as-child` renders. */
  default: Record<string, never>
  /**
   * Another text. Rendered only while something is known, and without new details while busy. Default:
   * `translations.statusLabel`.
   */
  text: StatusLabelDetails
}

/** Says what is shown, and announces the result of each request to screen readers. */
export const Status = /* @__PURE__ */ definePart<StatusProps, SlotsType<StatusSlots>>('Status', {}, (_, user) => {
  const pagination = usePaginationContext()
  const { update } = createAnnouncer()
  let content: ReturnType<typeof getContent>
  afterCommit((element) => update(element, pagination.value, typeof content === 'string' ? content : undefined))
  return () => {
    content = getContent(pagination.value, user.slots.text)
    return renderPart(() => statusPart(pagination.value), user, { children: content })
  }
})

function getContent(pagination: AnyPagination, text?: (details: StatusLabelDetails) => VNode[]): VNode[] | string {
  if (!text) return getStatusText(pagination)
  const details = getStatusDetails(pagination)
  if (!details) return ''
  const nodes = text(details)
  // As a string, because a browser that translates the page replaces the text nodes that Vue would update.
  return nodes.every(({ type }) => type === Text) ? nodes.map(({ children }) => children).join('') : nodes
}
