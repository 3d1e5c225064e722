import type { AnyPagination } from '@dogear/core'
import {
  type PageInputPartProps,
  type PageSizeSelectPartProps,
  pageInputName,
  pageInputPart,
  pageInputValue,
  pageSizeName,
  pageSizeSelectPart,
  pageSizeValue,
} from '@dogear/core/adapter'
import type { InputHTMLAttributes, SelectHTMLAttributes } from 'vue'
import { showing, valueProps } from './field.js'
import { spell } from './spell.js'

/** Attributes and handlers of a PageSizeSelect. They show the current page size. `getPageSizeOptions` returns the options. */
export const getPageSizeSelectProps = (
  pagination: AnyPagination,
  options?: PageSizeSelectPartProps,
): SelectHTMLAttributes =>
  Object.assign(
    spell(pageSizeSelectPart(pagination, options)),
    showing(pageSizeValue(pagination), pageSizeName(pagination)),
  )

/** Attributes and handlers of a PageInput. They show the current page, except while the user edits it. */
export const getPageInputProps = (pagination: AnyPagination, options?: PageInputPartProps): InputHTMLAttributes =>
  Object.assign(
    spell(pageInputPart(pagination, options)),
    valueProps(pageInputValue(pagination), pageInputName(pagination)),
  )
