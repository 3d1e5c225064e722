import { isInteractive, type ListEntry, listEntry, listItemPart, listPart } from '../adapter.js'
import type { ListedEllipsis, PageEntry, Pages, PaginationApi } from '../index.js'
import { applyProps } from './apply-props.js'
import { handOverFocus } from './keep-focus.js'
import type { PartProps } from './to-attributes.js'

/** Attributes for a default element of a list, and a click handler, which can prevent the change with `preventDefault()`. */
export interface ListElementProps {
  readonly onClick?: ((event: Event) => void) | undefined
  /** Not for an ellipsis. Disables the Item. */
  readonly disabled?: boolean | undefined
  readonly [attribute: string]: unknown
}

/** What a list shows. */
export interface RenderListProps {
  /** Fills the `<li>` of a page, instead of the default Item. Called after each change, each time with the same element. */
  readonly item?: ((entry: PageEntry, listItem: HTMLElement) => void) | undefined
  /** Fills the `<li>` of an ellipsis, instead of the default "…". Called after each change. */
  readonly ellipsis?: ((entry: ListedEllipsis, listItem: HTMLElement) => void) | undefined
  /** For each default Item. */
  readonly itemProps?: ListElementProps | undefined
  /** For each default ellipsis. */
  readonly ellipsisProps?: ListElementProps | undefined
}

type Key = Pages[number]['value']

const listItemsOf = new WeakMap<Element, ReadonlyMap<Key, HTMLElement>>()

/**
 * Renders the pages and ellipses in a `<ul>` or `<ol>`. Call it again after each change: elements that stay aren't moved, so
 * that they keep focus. The first call reuses the markup of a server.
 * @example renderList(list, pagination.get(), { item })
 */
export function renderList(list: HTMLElement, pagination: PaginationApi, props?: RenderListProps | null): void {
  if (list) renderEntries(list, { pagination, pages: pagination.pages, props: props ?? {} })
}

/** What a List or a FitList shows. */
export interface RenderedList {
  readonly pagination: PaginationApi
  readonly pages: Pages
  readonly props: RenderListProps
  readonly isFit?: boolean
}

/** Updates the element of a List or a FitList. */
export function renderEntries(list: HTMLElement, rendered: RenderedList): void {
  const before = listItemsOf.get(list)
  const listItems = new Map<Key, HTMLElement>()
  for (const [index, { value }] of rendered.pages.entries()) {
    const existing = before ? before.get(value) : (list.children[index] as HTMLElement | undefined)
    listItems.set(value, existing ?? list.ownerDocument.createElement('li'))
  }
  listItemsOf.set(list, listItems)
  applyProps(list, listPart(rendered).attributes)
  const children = [...listItems.values()]
  const staying: readonly Element[] = children
  for (const child of [...list.children]) {
    if (staying.includes(child)) continue
    handOverFocus(child)
    child.remove()
  }
  children.forEach((child, index) => {
    if (list.children[index] !== child) list.insertBefore(child, list.children[index] ?? null)
    fill(child, rendered, index)
  })
}

function fill(listItem: HTMLElement, { pagination, pages, props }: RenderedList, index: number) {
  const { item, ellipsis } = props
  const entry = pages[index] as Pages[number]
  let listed: ListEntry | undefined
  if (item && entry.type === 'page') item(entry, listItem)
  else if (ellipsis && entry.type === 'ellipsis') ellipsis({ ...entry, index }, listItem)
  else {
    listed = listEntry(pagination, props, entry, index)
    fillWith(listItem, listed)
  }
  applyProps(listItem, listItemPart(listed).attributes)
}

function fillWith(listItem: HTMLElement, { part, userProps, text }: ListEntry) {
  const { tag, attributes, on } = part
  const { onClick, disabled: _, ...others } = userProps as ListElementProps
  const current = listItem.firstElementChild
  const element = current?.localName === tag ? current : listItem.ownerDocument.createElement(tag)
  const own = Object.entries(others).filter(
    ([name, value]) => value != null && !/^(data-(scope|part)|type)$/.test(name),
  )
  const { click } = on
  const handler = click && onClick ? (event: Event) => click(event, onClick) : (click ?? onClick)
  applyProps(element, { ...attributes, ...Object.fromEntries(own), ...(handler && { onClick: handler }) } as PartProps)
  if (element.textContent !== text) element.textContent = text
  if (element !== current) listItem.replaceChildren(element)
}

/** Whether users can click or focus an element. False without one. */
export function isFocusable(element: Element | null): boolean {
  const attributes = Array.from(element?.attributes ?? [], ({ name, value }) => [name, value])
  return isInteractive(Object.fromEntries(attributes), element?.localName)
}
