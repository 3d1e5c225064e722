import type { ListAttributes, ListItemAttributes } from './attributes.js'
import { createPart, type Part } from './part.js'

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
  return createPart('ul', [{ 'data-part': 'list', 'data-fit': isFit && '' }])
}

/** The element around an entry of the list. */
export function listItemPart({ isHidden }: ListItemPartProps = {}): Part<ListItemAttributes, 'li'> {
  const attributes: ListItemAttributes = { 'data-scope': 'pagination', 'data-part': 'list-item' }
  if (isHidden) attributes['aria-hidden'] = 'true'
  return { tag: 'li', attributes, on: {} }
}
