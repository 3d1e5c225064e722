import { type ListedEllipsis, listPart, type PageEntry, type Pages } from '@dogear/core'
import type { Component, ComponentInternals, Snippet } from 'svelte'
import type { HTMLAttributes } from 'svelte/elements'
import type { Attributes } from '../render/merge-props.js'
import type { AsChildProps, ControlElementProps, ElementProps } from '../render/render-part.js'
import { setterOf } from '../state/binding.svelte.js'
import type { PaginationApi } from '../state/use-pagination.svelte.js'
import ListElement from './list.svelte'

export interface ListBaseProps extends Pick<AsChildProps, 'ref'> {
  /**
   * Renders your own element instead of the `<ul>`: spread `props()` on it, as for the other parts, and render `items`
   * inside.
   */
  asChild?: Snippet<[props: (own?: Attributes) => Attributes, items: Snippet]> | undefined
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

/** The list of pages: a `<ul>` with an `<li>` for each entry of `pages`. */
export const List: Component<ListProps, object, 'ref'> = (internals, props) =>
  renderList(internals, props, { entries: (api) => api.pages, bind: setterOf(props, 'ref') })

/** What a List or a FitList shows. */
export interface ListContent extends Pick<ElementProps, 'bind'> {
  readonly entries: (api: PaginationApi) => Pages
  readonly isFit?: boolean
}

/** The element of a List or a FitList. */
export const renderList = (
  internals: ComponentInternals,
  props: ListProps,
  { entries, isFit, bind }: ListContent,
): ReturnType<Component> =>
  (ListElement as Component<object>)(internals, { props, entries, bind, part: () => listPart({ isFit }) })
