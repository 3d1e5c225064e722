import { englishItemLabel } from '../options/labels.js'
import { type AnyPagination, formatNumber, internals } from './any-pagination.js'
import { type ControlAttributes, type ControlPart, type ControlPartProps, controlPart } from './control.js'
import type { Own } from './part.js'

/** Options of an Item. */
export interface ItemPartProps extends ControlPartProps {
  /** Page number, from 1. */
  readonly value: number
}

/** The control that goes to one page of the list. */
export function itemPart(pagination: AnyPagination, props: ItemPartProps): ControlPart {
  const { ids, translations } = pagination[internals].options
  const { page, totalPages, isTotalKnown } = pagination
  const { value } = props
  const isCurrent = value === page
  const own: Own<ControlAttributes> = {
    'data-part': 'item',
    id: ids?.item?.(value),
    'aria-label': (translations?.itemLabel ?? englishItemLabel)(
      { page: value, totalPages: isTotalKnown ? totalPages : 0 },
      (number) => formatNumber(pagination, number),
    ),
    'data-index': value,
    'aria-current': isCurrent && 'page',
    'data-selected': isCurrent && '',
  }
  return controlPart(pagination, own, props)
}
