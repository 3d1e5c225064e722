import type { AnyPagination } from '@dogear/core'
import {
  type FieldPart,
  type PageInputPartProps,
  type PageSizeSelectPartProps,
  pageInputPart,
  pageSizeSelectPart,
} from '@dogear/core/adapter'
import { showValue } from '@dogear/core/dom'
import { toProps, withFieldNames } from './to-props.js'

/** Props of the select that changes the page size. `getPageSizeOptions` returns its options. */
export function getPageSizeSelectProps(pagination: AnyPagination, options?: PageSizeSelectPartProps) {
  return fieldProps<HTMLSelectElement>(pageSizeSelectPart(pagination, options))
}

/** Props of the input for a page number. */
export function getPageInputProps(pagination: AnyPagination, options?: PageInputPartProps) {
  return fieldProps<HTMLInputElement>(pageInputPart(pagination, options))
}

/** Props of a field. It shows the value, except while the user edits it. React calls a new ref in each commit. */
function fieldProps<Field extends HTMLInputElement | HTMLSelectElement>(part: FieldPart) {
  const { value } = part
  const props = toProps(withFieldNames(part))
  return Object.assign(props, {
    defaultValue: value,
    ref(field: Field | null) {
      if (field) showValue(field, value, props['aria-label'])
    },
  })
}
