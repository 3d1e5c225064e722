import { fieldHandler } from '../events/field.js'
import { itemsPerPage } from '../numbers/page-math.js'
import { warn } from '../numbers/warn.js'
import { type AnyPagination, formatNumber, internals } from './any-pagination.js'
import { type FieldAttributes, type FieldPart, type FieldPartProps, type FieldProps, fieldProps } from './field.js'
import { createPart, type Own } from './part.js'

/** Options of the PageSizeSelect. */
export interface PageSizeSelectPartProps extends FieldPartProps {}

/** An option of the PageSizeSelect. */
export interface PageSizeOption {
  /** The page size in plain digits, or `all` for `Infinity`. */
  readonly value: string
  /** The page size as it is shown. */
  readonly label: string
  readonly isSelected: boolean
}

/** The page sizes that are offered if you pass none. */
const defaultSizes: readonly number[] = [10, 20, 50, 100]

/** The field that changes the page size. */
export function pageSizeSelectPart(
  pagination: AnyPagination,
  props?: PageSizeSelectPartProps | null,
): FieldPart<'select'> {
  const { options, requests } = pagination[internals]
  const { ids, translations } = options
  const value = toValue(pagination.pageSize)
  const isDisabled = !!props?.disabled || pagination.disabled
  const own: Own<FieldAttributes> = {
    'data-part': 'page-size-select',
    id: ids?.pageSizeSelect,
    'aria-label': translations?.pageSizeLabel ?? 'items per page',
    autocomplete: 'off',
    disabled: isDisabled,
    'data-disabled': isDisabled && '',
  }
  const change = fieldHandler((field, event) => {
    const pageSize = field.value === 'all' ? Number.POSITIVE_INFINITY : Number(field.value)
    // The current page size stays selected until a parent that controls it accepts the new one.
    field.value = value
    if (pageSize >= 1) requests.request({ pageSize: itemsPerPage(pageSize) }, { reason: own['data-part'], event })
    else warn('pageSize', pageSize)
  })
  return { ...createPart('select', [own], { change }), value }
}

/** Attributes, value and `change` handler of a PageSizeSelect. `getPageSizeOptions` returns its options. */
export function getPageSizeSelectProps(pagination: AnyPagination, options?: PageSizeSelectPartProps): FieldProps {
  return fieldProps(pagination, pageSizeSelectPart(pagination, options))
}

/**
 * The options of a PageSizeSelect, from the smallest page size to the largest, without duplicates. The current page size is
 * always among them. Values below 1 and `NaN` are left out. Default sizes: 10, 20, 50 and 100.
 */
export function getPageSizeOptions(
  pagination: AnyPagination,
  sizes?: readonly number[] | null,
): readonly PageSizeOption[] {
  const { translations } = pagination[internals].options
  const { pageSize } = pagination
  const offered = new Set([pageSize])
  // Plain JavaScript may pass a single size.
  for (const size of [sizes ?? defaultSizes].flat()) {
    const items = itemsPerPage(size)
    if (items && size >= 1) offered.add(items)
    else warn('offeredPageSize', size)
  }
  return [...offered]
    .sort((one, other) => (one < other ? -1 : 1))
    .map((size) => ({
      value: toValue(size),
      label: size === Number.POSITIVE_INFINITY ? (translations?.allLabel ?? 'All') : formatNumber(pagination, size),
      isSelected: size === pageSize,
    }))
}

const toValue = (size: number) => (size === Number.POSITIVE_INFINITY ? 'all' : `${size}`)
