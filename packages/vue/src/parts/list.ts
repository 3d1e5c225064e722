import {
  ellipsisPart,
  formatNumber,
  itemPart,
  type ListedEllipsis,
  listItemPart,
  listPart,
  type PageEntry,
  type Pages,
} from '@dogear/core'
import { createElementVNode, type HTMLAttributes, type SetupContext, type SlotsType, type VNodeRef } from 'vue'
import type { AsChildProps, OrUndefined } from '../render/as-child.js'
import type { Attributes } from '../render/merge-props.js'
import { type ControlElementProps, definePart, mergeIntoPart } from '../render/render-part.js'
import { usePaginationContext } from '../state/context.js'
import type { UsePaginationReturn } from '../state/use-pagination.js'
import { isInteractive } from './ellipsis.js'

export interface ListBaseProps extends AsChildProps {
  /** Attributes and handlers for each default Item. */
  itemProps?: (ControlElementProps & { disabled?: boolean | undefined; ref?: VNodeRef | undefined }) | undefined
  /** Attributes and handlers for each default ellipsis. */
  ellipsisProps?: (OrUndefined<HTMLAttributes> & { ref?: VNodeRef | undefined }) | undefined
}

export interface ListProps extends ListBaseProps, /** @vue-ignore */ OrUndefined<HTMLAttributes> {}

export interface ListSlots
  extends SlotsType<{
    /** The element that `as-child` renders. */
    default: Record<string, never>
    /** The content of a page's `<li>` instead of the default Item. */
    item: PageEntry
    /** The content of an ellipsis's `<li>` instead of the default "…". */
    ellipsis: ListedEllipsis
  }> {}

/** The list of pages: a `<ul>` with an `<li>` for each entry of `pages`. */
export const List = /* @__PURE__ */ definePart<ListProps, ListSlots>(
  'List',
  { itemProps: null, ellipsisProps: null },
  (props, _, slots) => {
    const pagination = usePaginationContext()
    return () => ({ ...listPart(), children: renderEntries(pagination, pagination.value.pages, props, slots) })
  },
)

/** The children of a List or FitList: some of the pagination's entries. */
export function renderEntries(
  pagination: UsePaginationReturn,
  pages: Pages,
  { itemProps = {}, ellipsisProps = {} }: ListProps,
  slots: SetupContext['slots'],
) {
  const api = pagination.value
  return pages.map((entry, index) => {
    let children: unknown[]
    let isHidden = false
    if (entry.type === 'page') {
      const { value } = entry
      if (slots.item) children = slots.item(entry)
      else {
        const { disabled, type: _, ...userProps }: Attributes = itemProps
        const part = itemPart(api, { value, disabled })
        children = [createElementVNode(part.tag, mergeIntoPart(part, userProps), `${formatNumber(api, value)}`)]
      }
    } else if (slots.ellipsis) children = slots.ellipsis({ ...entry, index })
    else {
      isHidden = !isInteractive(ellipsisProps)
      const part = ellipsisPart(api, { index, isInteractive: !isHidden })
      children = [createElementVNode(part.tag, mergeIntoPart(part, ellipsisProps), '…')]
    }
    const { tag, attributes } = listItemPart({ isHidden })
    return createElementVNode(tag, { key: entry.value, ...attributes }, children)
  })
}
