import { type ListedEllipsis, listPart, type PageEntry, type Pages } from '@dogear/core'
import { type Accessor, createMemo, type JSX, mapArray } from 'solid-js'
import { isServer } from 'solid-js/web'
import type { AnyElementProps, AsChildProps, RenderChild } from '../render/as-child.js'
import { type ControlElementProps, latestOf, type Rendering, renderPart } from '../render/render-part.js'
import { useRoot } from '../state/context.js'
import { createRow, kindOf, type Rows, renderRow } from './row.js'

export interface ListBaseProps extends AsChildProps {
  /** Renders your element instead of the `<ul>`: `asChild={(props) => <ol {...props()} />}`. */
  asChild?: RenderChild<AnyElementProps> | undefined
  /** Renders the content of a page's `<li>` instead of the default Item. */
  item?: ((entry: PageEntry) => JSX.Element) | undefined
  /** Renders the content of an ellipsis's `<li>` instead of the default "…". Its `index` changes with the list. */
  ellipsis?: ((entry: ListedEllipsis) => JSX.Element) | undefined
  /** Attributes, handlers and ref for each default Item. */
  itemProps?: Omit<ControlElementProps, keyof AsChildProps | 'children'> | undefined
  /** Attributes, handlers and ref for each default ellipsis. */
  ellipsisProps?: Omit<JSX.HTMLAttributes<HTMLElement>, 'children'> | undefined
}

export interface ListProps extends Omit<JSX.HTMLAttributes<HTMLElement>, 'children'>, ListBaseProps {}

/** The list of pages: a `<ul>` with an `<li>` for each entry of `pages`. */
export function List(props: ListProps): JSX.Element {
  const { pagination } = useRoot()
  return renderList(props, { pages: () => pagination().pages })
}

const consumed = ['item', 'ellipsis', 'itemProps', 'ellipsisProps', 'disabled', 'type']

/** What a List or a FitList shows. */
export interface ListContent extends Pick<Rendering, 'ref'> {
  readonly pages: Accessor<Pages>
  readonly isFit?: boolean
}

/** The element of a List or a FitList. */
export function renderList(props: ListProps, { pages, isFit, ref }: ListContent): JSX.Element {
  const { pagination, controlTag } = useRoot()
  const list: Rows = {
    pagination,
    controlTag,
    pages,
    page: kindOf(latestOf(props, 'item'), latestOf(props, 'itemProps')),
    ellipsis: kindOf(latestOf(props, 'ellipsis'), latestOf(props, 'ellipsisProps')),
  }
  // A memo, because new content or a new tag needs new elements.
  const rows = createMemo(() => {
    list.ellipsis.custom?.()
    if (!list.page.custom?.()) controlTag()
    return isServer || mapArray(pages, (entry) => createRow(list, entry))
  }) as Accessor<() => ReturnType<typeof createRow>[]>
  const content = () =>
    isServer
      ? pages().map((entry, index) => renderRow(list, entry, index))
      : rows()().map(({ element, update }, index) => {
          update?.(index)
          return element
        })
  return renderPart(props, { consumed, part: () => listPart({ isFit }), content, ref })
}
