import { formatNumber, type ListedEllipsis, type PageEntry, type Pages } from '@dogear/core'
import { ellipsisPart, itemPart, listItemPart, listPart, type Part } from '@dogear/core/adapter'
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
type Latest<Value> = Accessor<Value | undefined> | undefined

/** What the user passed for the entries of one type. */
interface Kind<Listed> {
  readonly custom: Latest<(entry: Listed) => JSX.Element>
  readonly props: Latest<{ readonly disabled?: boolean | undefined; readonly ref?: unknown }>
  readonly attributes: Accessor<Props>
}

function kindOf<Listed>(custom: Kind<Listed>['custom'], props: Kind<Listed>['props']): Kind<Listed> {
  if (!props) return { custom, props, attributes: noAttributes }
  const attributes = createMemo(() => attributesIn(props() ?? {}, control.consumed))
  return { custom, props, attributes }
}

/** What a List or a FitList shows. */
export interface ListContent extends Pick<Rendering, 'onMount'> {
  readonly pages: Accessor<Pages>
  readonly isFit?: boolean
}

/** The element of a List or a FitList. */
export function renderList(props: Declared<ListProps>, { pages, isFit, onMount }: ListContent): JSX.Element {
  const { pagination, controlTag } = useRoot()
  const page = kindOf(latestOf(props, 'item'), latestOf(props, 'itemProps'))
  const ellipsis = kindOf(latestOf(props, 'ellipsis'), latestOf(props, 'ellipsisProps'))

  const partOf = ({ type, value }: Entry, index: number): Part =>
    type === 'page'
      ? itemPart(pagination(), { value, disabled: page.props?.()?.disabled })
      : ellipsisPart(pagination(), { index, isInteractive: isInteractive(ellipsis.attributes()) })

  const renderCustom = (entry: Entry) => {
    if (entry.type === 'page') return page.custom?.()?.(entry)
    return ellipsis.custom?.()?.({
      ...entry,
      get index() {
        return pages().indexOf(entry)
      },
    })
  }

  // Returns a function that updates the row, so that rows need no effects.
  const createRow = (entry: Entry) => {
    const { custom, props, attributes } = entry.type === 'page' ? page : ellipsis
    const writeRow = createWriter(noAttributes)
    if (custom?.()) {
      const row = writeRow(listItemPart(), renderCustom(entry))
      return () => row
    }
    const writeContent = createWriter(attributes)
    let row: JSX.Element
    const write = (index: number) => {
      const part = partOf(entry, index)
      const content = writeContent(part, entry.type === 'page' ? formatNumber(pagination(), entry.value) : '…')
      // Only the row of an ellipsis changes.
      if (!row || entry.type !== 'page')
        row = writeRow(listItemPart({ isHidden: 'aria-hidden' in part.attributes }), content)
      return row
    }
    const ref = props?.()?.ref
    if (ref && !isServer) call(ref, (write(pages().indexOf(entry)) as Element).firstChild)
    return write
  }

  // A memo, because new content or a new tag needs new elements.
  const rows = createMemo(() => {
    ellipsis.custom?.()
    if (!page.custom?.()) controlTag()
    return isServer ? () => pages().map(createRow) : mapArray(pages, createRow)
  })
  return renderPart(() => listPart({ isFit }), props, {
    consumed: ['item', 'ellipsis', 'itemProps', 'ellipsisProps', 'disabled', 'type'],
    children: () => rows()().map((write, index) => write(index)),
    onMount,
  })
}
