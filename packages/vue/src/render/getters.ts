import type { AnyPagination } from '@dogear/core'
import {
  type PageInputPartProps,
  type PageSizeSelectPartProps,
  pageInputPart,
  pageSizeSelectPart,
} from '@dogear/core/adapter'
import type { InputHTMLAttributes, SelectHTMLAttributes } from 'vue'
import { showing, valueProps } from './field.js'
import { toProps } from './to-props.js'

/** Attributes and handlers of a PageSizeSelect. They show the current page size. `getPageSizeOptions` returns the options. */
export function getPageSizeSelectProps(
  pagination: AnyPagination,
  options?: PageSizeSelectPartProps,
): SelectHTMLAttributes {
  const part = pageSizeSelectPart(pagination, options)
  return Object.assign(toProps(part), showing(part))
}

/** Attributes and handlers of a PageInput. They show the current page, except while the user edits it. */
export function getPageInputProps(pagination: AnyPagination, options?: PageInputPartProps): InputHTMLAttributes {
  const part = pageInputPart(pagination, options)
  return Object.assign(toProps(part), valueProps(part))
}
