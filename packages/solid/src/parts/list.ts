import type { ListedEllipsis, PageEntry, Pages } from '@dogear/core'
import { controlTag, listEntry, listItemPart, listPart } from '@dogear/core/adapter'
import { handOverFocus } from '@dogear/core/dom'
import { type Accessor, createMemo, createRenderEffect, type JSX, mapArray, onCleanup } from 'solid-js'
import { isServer } from 'solid-js/web'
import type { AnyElementProps, AsChildProps, RenderChild } from '../render/as-child.js'
import { attributesIn, call, type Props } from '../render/merge-props.js'
import {
  type ControlElementProps,
  control,
  type Declared,
  latestOf,
  type PartElementProps,
  type Rendering,
  renderPart,
} from '../render/render-part.js'
import { createWriter, noAttributes } from '../render/writer.js'
import { usePaginationContext } from '../state/context.js'

export interface ListBaseProps extends AsChildProps {
  /** Renders your element instead of the `<ul>`: `asChild={(props) => <ol {...props()} />}`. */
  asChild?: RenderChild<AnyElementProps> | undefined
  /** Renders the content of a page's `<li>` instead of the default Item. */
  item?: ((entry: PageEntry) => JSX.Element) | undefined
  /** Renders the content of an ellipsis's `<li>` instead of the default "…". Its `index` changes with the list. */
  ellipsis?: ((entry: ListedEllipsis) => JSX.Element) | undefined
  /** Attributes, handlers and ref for each default Item. */
  itemProps?: EntryProps<Omit<ControlElementProps, keyof AsChildProps | 'children'>> | undefined
  /** Attributes, handlers and ref for each default ellipsis. */
  ellipsisProps?: EntryProps<Omit<PartElementProps<HTMLDivElement>, 'children'>> | undefined
}

export interface ListProps extends Omit<PartElementProps<HTMLUListElement>, 'children'>, ListBaseProps {}

type EntryProps<Props> = Props | Declared<Props>

/** The list of pages: a `<ul>` with an `<li>` for each entry of `pages`. */
export function List(props: Declared<ListProps>): JSX.Element {
  const pagination = usePaginationContext()
  return renderList(props, { pages: () => pagination().pages })
}

type Entry = Pages[number]

/** What a List or a FitList shows. */
export interface ListContent extends Pick<Rendering, 'onMount'> {
  readonly pages: Accessor<Pages>
  readonly isFit?: boolean
}

/** The element of a List or a FitList. */
export function renderList(props: Declared<ListProps>, { pages, isFit, onMount }: ListContent): JSX.Element {
  const pagination = usePaginationContext()
  const item = latestOf(props, 'item')
  const ellipsis = latestOf(props, 'ellipsis')
  const itemProps = latestOf(props, 'itemProps')
  const ellipsisProps = latestOf(props, 'ellipsisProps')
  const itemAttributes = attributesOf(itemProps)
  const ellipsisAttributes = attributesOf(ellipsisProps)

  const renderCustom = (entry: Entry): JSX.Element => {
    if (entry.type === 'page') return item?.()?.(entry)
    return ellipsis?.()?.({
      ...entry,
      get index() {
        return pages().indexOf(entry)
      },
    })
  }

  const createRow = (entry: Entry): JSX.Element => {
    const { type } = entry
    const writeRow = createWriter(noAttributes)
    if ((type === 'page' ? item : ellipsis)?.()) return writeRow(listItemPart(), renderCustom(entry))
    const write = createWriter(type === 'page' ? itemAttributes : ellipsisAttributes)
    let row: JSX.Element
    onCleanup(() => handOverFocus(row as Element | null))
    createRenderEffect(() => {
      const own = type === 'page' ? { itemProps: itemProps?.() } : { ellipsisProps: ellipsisAttributes() }
      const listed = listEntry(pagination(), own, entry, pages().indexOf(entry))
      row = writeRow(listItemPart(listed), write(listed.part, listed.text))
    })
    const ref = (type === 'page' ? itemProps : ellipsisProps)?.()?.ref
    // The row is missing if the user's code threw an error.
    if (ref && row && !isServer) call(ref, (row as Element).firstChild)
    return row
  }

  const itemTag = createMemo(() => controlTag(pagination(), itemProps?.()?.href != null))
  // A memo, because new content or a new tag needs new elements.
  const rows = createMemo(() => {
    ellipsis?.()
    if (!item?.()) itemTag()
    return isServer ? () => pages().map(createRow) : mapArray(pages, createRow)
  })
  return renderPart(() => listPart({ isFit }), props, {
    consumed: ['item', 'ellipsis', 'itemProps', 'ellipsisProps', 'disabled', 'type'],
    children: () => rows()(),
    onMount,
  })
}

function attributesOf(props: Accessor<object | undefined> | undefined): Accessor<Props> {
  if (!props) return noAttributes
  return createMemo(() => attributesIn(props() ?? {}, control.consumed))
}
