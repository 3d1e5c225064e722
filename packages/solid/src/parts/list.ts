import { formatNumber, type ListedEllipsis, type PageEntry, type Pages } from '@dogear/core'
import { ellipsisPart, itemPart, listItemPart, listPart } from '@dogear/core/adapter'
import { type Accessor, createMemo, type JSX, mapArray } from 'solid-js'
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
import { useRoot } from '../state/context.js'
import { isInteractive } from './ellipsis.js'

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
  const { pagination } = useRoot()
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
  const { pagination, controlTag } = useRoot()
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

  const createContent = ({ type, value }: Entry): Row => {
    if (type === 'page') {
      const write = createWriter(itemAttributes)
      return () => {
        const part = itemPart(pagination(), { value, disabled: itemProps?.()?.disabled })
        return write(part, formatNumber(pagination(), value))
      }
    }
    const write = createWriter(ellipsisAttributes)
    return (index) =>
      write(ellipsisPart(pagination(), { index, isInteractive: isInteractive(ellipsisAttributes()) }), '…')
  }

  const createRow = (entry: Entry): Row => {
    const isPage = entry.type === 'page'
    const write = createWriter(noAttributes)
    if ((isPage ? item : ellipsis)?.()) {
      const row = write(listItemPart(), renderCustom(entry))
      return () => row
    }
    const content = createContent(entry)
    const ref = (isPage ? itemProps : ellipsisProps)?.()?.ref
    if (ref && !isServer) call(ref, content(pages().indexOf(entry)))
    return (index) => {
      const isHidden = !isPage && !isInteractive(ellipsisAttributes())
      return write(listItemPart({ isHidden }), content(index))
    }
  }

  // A memo, because new content or a new tag needs new elements.
  const rows = createMemo(() => {
    ellipsis?.()
    if (!item?.()) controlTag()
    return isServer ? () => pages().map(createRow) : mapArray(pages, createRow)
  })
  return renderPart(() => listPart({ isFit }), props, {
    consumed: ['item', 'ellipsis', 'itemProps', 'ellipsisProps', 'disabled', 'type'],
    children: () => rows()().map((row, index) => row(index)),
    onMount,
  })
}

/** Returns the element of an entry, up to date. So the rows of a list need one effect together instead of one each. */
type Row = (index: number) => JSX.Element

function attributesOf(props: Accessor<object | undefined> | undefined): Accessor<Props> {
  return props ? createMemo(() => attributesIn(props() ?? {}, control.consumed)) : noAttributes
}
