'use client'

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
import { type ComponentPropsWithoutRef, type ComponentPropsWithRef, forwardRef, type ReactNode, type Ref } from 'react'
import { jsx } from 'react/jsx-runtime'
import type { AsChildProps } from './as-child.js'
import { usePaginationContext } from './context.js'
import { type ControlElementProps, consumedByAll, named, renderPart } from './element.js'
import type { UsePaginationReturn } from './use-pagination.js'

export interface ListBaseProps extends AsChildProps {
  /** Renders the content of a page's `<li>` instead of the default Item. */
  item?: ((entry: PageEntry) => ReactNode) | undefined
  /** Renders the content of an ellipsis's `<li>` instead of the default "…". */
  ellipsis?: ((entry: ListedEllipsis) => ReactNode) | undefined
  /** Attributes and handlers for each default Item. */
  itemProps?: (ControlElementProps & Pick<ComponentPropsWithRef<'button'>, 'ref'>) | undefined
  /** Attributes and handlers for each default ellipsis. */
  ellipsisProps?: ComponentPropsWithRef<'div'> | undefined
}

export interface ListProps extends ComponentPropsWithoutRef<'ul'>, ListBaseProps {}

/** The list of pages: a `<ul>` with an `<li>` for each entry of `pages`. */
export const List = /* @__PURE__ */ named(
  'List',
  /* @__PURE__ */ forwardRef<HTMLElement, ListProps>(function List(props, partRef) {
    const pagination = usePaginationContext()
    return renderList(pagination, pagination.pages, { props, partRef })
  }),
)

const consumed = ['item', 'ellipsis', 'itemProps', 'ellipsisProps', 'children', ...consumedByAll]

interface ListElement {
  readonly props: ListProps
  readonly partRef: Ref<HTMLElement> | undefined
  readonly isFit?: boolean
}

/** The element of a List or a FitList, with these entries. */
export function renderList(pagination: UsePaginationReturn, pages: Pages, { props, partRef, isFit }: ListElement) {
  const part = listPart({ isFit })
  const children = pages.map((entry, index) => renderEntry(pagination, props, entry, index))
  Object.assign(part.attributes, { children })
  return renderPart(part, { props, partRef, consumed })
}

function renderEntry(
  pagination: UsePaginationReturn,
  { item, ellipsis, itemProps = {}, ellipsisProps = {} }: ListProps,
  entry: Pages[number],
  index: number,
) {
  let children: ReactNode
  let isHidden = false
  if (entry.type === 'page') {
    const { value } = entry
    children = item
      ? item(entry)
      : renderPart(itemPart(pagination, { value, disabled: itemProps.disabled }), {
          props: { ...itemProps, children: formatNumber(pagination, value), asChild: false },
          consumed: consumedByAll,
        })
  } else if (ellipsis) children = ellipsis({ ...entry, index })
  else {
    const { onClick, tabIndex = -1 } = ellipsisProps
    isHidden = !onClick && tabIndex < 0
    children = renderPart(ellipsisPart(pagination, { index, isInteractive: !isHidden }), {
      props: { ...ellipsisProps, children: '…' },
      consumed: consumedByAll,
    })
  }
  const { tag, attributes } = listItemPart({ isHidden })
  return jsx(tag, Object.assign(attributes, { children }), entry.value)
}
