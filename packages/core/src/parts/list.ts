import { entriesInput, type Pages, shortenPages } from '../numbers/entries.js'
import { type AnyPagination, formatNumber, internals } from './any-pagination.js'
import type { ControlPartProps } from './control.js'
import { ellipsisPart, isInteractive } from './ellipsis.js'
import { itemPart } from './item.js'
import { createPart, type Part, type PartAttributes } from './part.js'

/** Attributes of the list. */
export interface ListAttributes extends PartAttributes<'list'> {
  /** On a list that shows only as many entries as fit, so that CSS can give it the rest of the line. */
  'data-fit'?: ''
}

/** Attributes of the element around an entry of the list. */
export interface ListItemAttributes extends PartAttributes<'list-item'> {
  /** Hides an ellipsis from assistive technology, unless it is interactive, so that it isn't announced as an empty item. */
  'aria-hidden'?: 'true'
}

/** Options of a list. */
export interface ListPartProps {
  /** Whether the list shows only as many entries as fit on one line. Default false. */
  readonly isFit?: boolean | undefined
}

/** Options of the element around an entry of the list. */
export interface ListItemPartProps {
  /** Whether the entry is an ellipsis that can't be clicked or focused. If so, assistive technology skips it. Default false. */
  readonly isHidden?: boolean | undefined
}

/** The list of entries. */
export function listPart({ isFit }: ListPartProps = {}): Part<ListAttributes, 'ul'> {
  return createPart<ListAttributes, 'ul'>('ul', [{ 'data-part': 'list', 'data-fit': isFit && '' }])
}

/** The element around an entry of the list. */
export function listItemPart({ isHidden }: ListItemPartProps = {}): Part<ListItemAttributes, 'li'> {
  const attributes: ListItemAttributes = { 'data-scope': 'pagination', 'data-part': 'list-item' }
  if (isHidden) attributes['aria-hidden'] = 'true'
  return { tag: 'li', attributes, on: {} }
}

/** What a list shows for an entry, unless the user renders it: the Item or ellipsis, its text, and options of the element around it. */
export interface ListEntry extends ListItemPartProps {
  readonly part: Part
  readonly text: string
  /** The user's props for the Item or ellipsis. */
  readonly userProps: object
}

/** The user's props for the default elements of a list. */
interface ListEntryProps {
  readonly itemProps?: object | undefined
  readonly ellipsisProps?: object | undefined
}

/** Describes the entry at `index` of a list. */
export function listEntry(
  pagination: AnyPagination,
  { itemProps = {}, ellipsisProps = {} }: ListEntryProps,
  { type, value }: Pages[number],
  index: number,
): ListEntry {
  if (type === 'page') {
    const part = itemPart(pagination, { ...(itemProps as ControlPartProps), value })
    return { part, text: formatNumber(pagination, value), userProps: itemProps }
  }
  const isHidden = !isInteractive(ellipsisProps)
  return {
    part: ellipsisPart(pagination, { index, isInteractive: !isHidden }),
    text: '…',
    userProps: ellipsisProps,
    isHidden,
  }
}

/** The entries of a list with room for a number of them. Without `room`, all of `pages`. */
export function fitEntries(pagination: AnyPagination, room?: number): Pages {
  return shortenPages(pagination.pages, entriesInput(pagination[internals].options, pagination), room)
}

/** What a list shows, and what it would show if it had room for everything. */
export interface FitInput {
  /** The entries that are shown. */
  readonly pages: Pages
  /** The number of entries that the list would show. */
  readonly length: number
  /** The texts that need most room: a number with as many digits as the last page, and an ellipsis if there can be one. */
  readonly widest: readonly string[]
}

/** What `createFit` has to know about a list that shows these entries. */
export function fitInput(pagination: AnyPagination, pages: Pages): FitInput {
  const { totalPages } = pagination
  return {
    pages,
    length: pagination.pages.length,
    widest: [
      formatNumber(pagination, Number('8'.repeat(`${totalPages}`.length))),
      ...((pagination[internals].options.ellipses ?? true) ? ['…'] : []),
    ],
  }
}
