import type { ListedEllipsis, PageEntry, Pages } from '@dogear/core'
import { listPart } from '@dogear/core/adapter'
import type { Component, ComponentInternals, Snippet } from 'svelte'
import type { HTMLAttributes } from 'svelte/elements'
import type { AsChildProps, ChildProps } from '../render/as-child.js'
import type { OnMount } from '../render/refs.js'
import { type ControlElementProps, consumedByAll, renderPart } from '../render/render-part.js'
import { usePaginationContext } from '../state/context.js'
import type { PaginationApi } from '../state/use-pagination.svelte.js'
import { rows } from './list.svelte'
import { followRows } from './row.js'

export interface ListBaseProps extends Pick<AsChildProps, 'ref'> {
  /**
   * Renders your own element instead of the `<ul>`: spread `props()` on it, as for the other parts, and render `items`
   * inside.
   */
  asChild?: Snippet<[props: ChildProps, items: Snippet]> | undefined
  /** Renders the content of a page's `<li>` instead of the default Item. */
  item?: Snippet<[entry: PageEntry]> | undefined
  /** Renders the content of an ellipsis's `<li>` instead of the default "…". */
  ellipsis?: Snippet<[entry: ListedEllipsis]> | undefined
  /** Attributes and handlers for each default Item. */
  itemProps?: Omit<ControlElementProps, keyof AsChildProps> | undefined
  /** Attributes and handlers for each default ellipsis. */
  ellipsisProps?: Omit<HTMLAttributes<HTMLDivElement>, 'children'> | undefined
}

export interface ListProps extends ListBaseProps, Omit<HTMLAttributes<HTMLUListElement>, 'children'> {}

/** What a List or a FitList shows. */
export interface ListContent {
  readonly entries: (api: PaginationApi) => Pages
  readonly isFit?: boolean
  readonly onMount?: OnMount | undefined
}

const consumed = [...consumedByAll, 'item', 'ellipsis', 'itemProps', 'ellipsisProps']

/** The list of pages: a `<ul>` with an `<li>` for each entry of `pages`. */
export const List: Component<ListProps, object, 'ref'> = (internals, props) =>
  renderList(internals, props, { entries: (api) => api.pages })

/** The element of a List or a FitList. */
export function renderList(internals: ComponentInternals, props: ListProps, { entries, isFit, onMount }: ListContent) {
  const pagination = usePaginationContext()
  const follow = followRows(props)
  const data = () => follow(pagination(), entries(pagination()))
  return renderPart(() => listPart({ isFit }), props, { internals, consumed, children: rows, data, onMount })
}
