import { formatNumber, type ListedEllipsis, listItemPart, type PageEntry, type Pages } from '@dogear/core'
import { type Accessor, createMemo, type JSX } from 'solid-js'
import { getNextElement, insert, setAttribute, ssrElement } from 'solid-js/web'
import { attributesIn, call, type Props } from '../render/merge-props.js'
import { noAttributes, ssrPart, writerOf } from '../render/render-part.js'
import { mergeAttributes } from '../render/spell.js'
import type { PaginationApi } from '../state/use-pagination.js'
import { customOf, partOf } from './row-content.js'
import { templateOf } from './row-template.js'

export type Entry = Pages[number]
type Latest<Value> = Accessor<Value | undefined> | undefined

/** What the user passed for the entries of one type. */
interface Kind<Listed> {
  readonly custom: Latest<(entry: Listed) => JSX.Element>
  readonly props: Latest<{ readonly disabled?: boolean | undefined; readonly ref?: unknown }>
  readonly attributes: Accessor<Props>
}

/** What the rows of a list have in common. */
export interface Rows {
  readonly pagination: Accessor<PaginationApi>
  readonly controlTag: Accessor<string>
  readonly pages: Accessor<Pages>
  readonly page: Kind<PageEntry>
  readonly ellipsis: Kind<ListedEllipsis>
}

/** An `<li>`. `update` writes what has changed in the default content. */
interface Row {
  readonly element: Element
  update?(index: number): void
}

export function kindOf<Listed>(custom: Kind<Listed>['custom'], latest: Kind<Listed>['props']): Kind<Listed> {
  if (!latest) return { custom, props: latest, attributes: noAttributes }
  const attributes = createMemo(() => attributesOf(latest()))
  return { custom, props: latest, attributes }
}

const attributesOf = (props: object = {}) => attributesIn(props)

/** The row of an entry in the browser, with no effect of its own unless its content is custom. */
export function createRow(list: Rows, entry: Entry): Row {
  const isPage = entry.type === 'page'
  const { props, attributes } = list[entry.type]
  const custom = customOf(list, entry)
  const [prototype, written] = templateOf(list, entry, !custom)
  const element = getNextElement(() => prototype.cloneNode(true) as Element)
  if (custom) {
    insert(element, custom())
    return { element }
  }
  const child = element.firstChild as Element
  const write = writerOf(attributes, isPage, written)
  let shown = written['aria-hidden']
  const update = (index: number) => {
    const part = partOf(list, entry, index)
    write(child, part)
    const latest = isPage ? formatNumber(list.pagination(), entry.value) : part.attributes['aria-hidden']
    if (latest === shown) return
    shown = latest
    if (isPage) insert(child, latest)
    else setAttribute(element, 'aria-hidden', latest as string)
  }
  const ref = props?.()?.ref
  if (ref) {
    update(list.pages().indexOf(entry))
    call(ref, child)
  }
  return { element, update }
}

/** The row of an entry on the server. */
export function renderRow(list: Rows, entry: Entry, index: number): JSX.Element {
  const custom = customOf(list, entry)
  if (custom) return ssrPart(listItemPart(), custom)
  const isPage = entry.type === 'page'
  const part = partOf(list, entry, index)
  const attributes = mergeAttributes(list[entry.type].attributes, isPage)(part)
  attributes.textContent = isPage ? formatNumber(list.pagination(), entry.value) : '…'
  return ssrPart(
    listItemPart({ isHidden: !!part.attributes['aria-hidden'] }),
    () => ssrElement(part.tag, attributes, undefined, false) as never,
  )
}
