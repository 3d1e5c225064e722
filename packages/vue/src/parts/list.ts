import type { AnyPagination, ListedEllipsis, PageEntry, Pages } from '@dogear/core'
import { type ListEntry, listEntry, listItemPart, listPart } from '@dogear/core/adapter'
import type { HTMLAttributes, SetupContext, SlotsType, VNode, VNodeRef } from 'vue'
import type { AsChildProps, Declared, ElementAttributes } from '../render/as-child.js'
import type { Attributes } from '../render/merge-props.js'
import {
  type ControlBaseProps,
  type ControlElementProps,
  definePart,
  handingOver,
  renderElement,
  renderPart,
} from '../render/render-part.js'
import { usePaginationContext } from '../state/context.js'

export interface ListBaseProps extends AsChildProps {
  /** Attributes and handlers for each default Item. */
  itemProps?: EntryProps<ControlElementProps & { disabled?: ControlBaseProps['disabled'] }> | undefined
  /** Attributes and handlers for each default ellipsis. */
  ellipsisProps?: EntryProps<ElementAttributes<HTMLAttributes>> | undefined
}

export interface ListProps extends ListBaseProps, /** @vue-ignore */ ElementAttributes<HTMLAttributes> {}

type EntryProps<Props> = (Props | Declared<Props>) & { ref?: VNodeRef | undefined }

export type ListSlots = {
  /** The element that `as-child` renders. */
  default: Record<string, never>
  /** The content of a page's `<li>` instead of the default Item. */
  item: PageEntry
  /** The content of an ellipsis's `<li>` instead of the default "…". */
  ellipsis: ListedEllipsis
}

/** The list of pages: a `<ul>` with an `<li>` for each entry of `pages`. */
export const List = /* @__PURE__ */ definePart<ListProps, SlotsType<ListSlots>>(
  'List',
  { itemProps: null, ellipsisProps: null },
  (props, user) => {
    const pagination = usePaginationContext()
    return () => {
      const { value } = pagination
      return renderPart(() => listPart(), user, { children: renderEntries(value, value.pages, props, user.slots) })
    }
  },
)

/** The children of a List or FitList: some of the pagination's entries. */
export function renderEntries(
  pagination: AnyPagination,
  pages: Pages,
  props: ListProps,
  { item, ellipsis }: SetupContext['slots'],
): VNode[] {
  return pages.map((entry, index) => {
    let children: VNode[]
    let listed: ListEntry | undefined
    if (item && entry.type === 'page') children = item(entry)
    else if (ellipsis && entry.type === 'ellipsis') children = ellipsis({ ...entry, index })
    else {
      listed = listEntry(pagination, props, entry, index)
      const { disabled, type, ...own }: Attributes = listed.userProps
      children = [renderElement(listed.part, own, { children: `${listed.text}` })]
    }
    return renderElement(listItemPart(listed), {}, { children, props: { key: entry.value, ...handingOver } })
  })
}
