import { getStatusText, type StatusLabelDetails } from '@dogear/core'
import { getStatusDetails, statusPart } from '@dogear/core/adapter'
import { createAnnouncer } from '@dogear/core/dom'
import { createTextVNode, type HTMLAttributes, type SlotsType } from 'vue'
import { afterCommit } from '../render/after-commit.js'
import type { AsChildProps, ElementAttributes } from '../render/as-child.js'
import { definePart, renderPart } from '../render/render-part.js'
import { usePaginationContext } from '../state/context.js'

export interface StatusBaseProps extends AsChildProps {}

export interface StatusProps extends StatusBaseProps, /** @vue-ignore */ ElementAttributes<HTMLAttributes> {}

export interface StatusSlots
  extends SlotsType<{
    /** The element that `as-child` renders. */
    default: Record<string, never>
    /**
     * Another text. Rendered only while something is known, and without new details while busy. Default:
     * `translations.statusLabel`.
     */
    text: StatusLabelDetails
  }> {}

/** Says what is shown, and announces the result of each request to screen readers. */
export const Status = /* @__PURE__ */ definePart<StatusProps, StatusSlots>('Status', {}, (_, user) => {
  const pagination = usePaginationContext()
  const { update } = createAnnouncer()
  afterCommit((element) =>
    update(element, pagination.value, user.slots.text ? undefined : getStatusText(pagination.value)),
  )
  return () => {
    const { value } = pagination
    const { text } = user.slots
    const details = getStatusDetails(value)
    return renderPart(() => statusPart(value), user, {
      children: text ? (details ? text(details) : []) : [createTextVNode(getStatusText(value))],
    })
  }
})
